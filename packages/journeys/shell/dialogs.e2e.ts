import { expect, type Page, test } from '@playwright/test';
import { DIALOG_FLOWS } from '../screens/screens.ts';
import { axeViolations, changeTheme } from '../site/axe.ts';
import { fullUnless } from '../site/full.ts';
import { namesThatDifferFromLabels, smallTargets, tabTroubles } from '../site/operable.ts';

/** A small phone, at which nothing may scroll sideways. */
const NARROW = { width: 320, height: 640 };
const TIMEOUT_PER_SCREEN_MS = 60_000;
const WIDE = { width: 1366, height: 900 };

async function problemsOf(page: Page): Promise<Record<string, string[]>> {
  const isDialog = (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0;
  const within = isDialog ? '[role="dialog"], [role="alertdialog"]' : undefined;
  const problems: Record<string, string[]> = {
    names: await namesThatDifferFromLabels(page),
    targets: await smallTargets(page),
    tab: await tabTroubles(page),
    axe: await axeViolations(page, { within }),
  };
  await changeTheme(page, 'dark');
  problems.dark = await axeViolations(page, { within, isContrastOnly: true });
  await changeTheme(page, 'light');
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  problems.narrow = [...(await smallTargets(page)), ...(width > NARROW.width ? [`${width} px wide`] : [])];
  await page.setViewportSize(WIDE);
  return problems;
}

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

/** The flows of `npm test`, by their first screen: a form, and the login. */
const CORE = ['create-space', 'login'];

for (const { screens, logIn, path } of DIALOG_FLOWS) {
  const names = screens.map(({ name }) => name).join(', ');
  test(
    `is accessible and operable by keyboard, in both themes: ${names}`,
    fullUnless(CORE.includes(screens[0]?.name ?? '')),
    async ({ page }) => {
      test.setTimeout(screens.length * TIMEOUT_PER_SCREEN_MS);
      const stage = { page, locale: 'en' as const, isPhone: false };
      await logIn?.(stage);
      await page.goto(path);
      for (const { name, steps = [] } of screens) {
        await test.step(name, async () => {
          for (const step of steps) await step(stage);
          const problems = Object.entries(await problemsOf(page)).filter(([, found]) => found.length > 0);
          expect.soft(problems, name).toEqual([]);
        });
      }
    },
  );
}
