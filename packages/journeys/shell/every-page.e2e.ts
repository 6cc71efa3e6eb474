import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../screens/pages.ts';
import { axeViolations, changeTheme } from '../site/axe.ts';
import { beDemoMember } from '../site/be-member.ts';
import { brokenLinks } from '../site/broken-links.ts';
import { namesThatDifferFromLabels, smallTargets, tabTroubles } from '../site/operable.ts';
import { expectSettled } from '../site/page-actions.ts';

const WIDE = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
const TIMEOUT_PER_PAGE_MS = 60_000;
/** Stops of the keyboard on a page. */
const MAX_STOPS = 30;

/**
 * Every page of the site is opened once, in English, and checked in that visit. `operable.e2e.ts` checks each page in both
 * languages, in both themes and at each width; `dialogs.e2e.ts` checks the dialogs.
 */
test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

const IN_ONE_JOURNEY = 5;
const inGroups = (pages: typeof PAGES) =>
  Array.from({ length: Math.ceil(pages.length / IN_ONE_JOURNEY) }, (_, group) =>
    pages.slice(group * IN_ONE_JOURNEY, (group + 1) * IN_ONE_JOURNEY),
  );
const visitors = PAGES.filter(({ isMember }) => !isMember);
const members = PAGES.filter(({ isMember }) => isMember);

for (const pages of [...inGroups(visitors), ...inGroups(members)]) {
  const names = pages.map(({ name }) => name).join(', ');
  test(`is accessible in both themes, operable by keyboard, leads to existing pages, and needs no horizontal scrolling: ${names}`, async ({
    page,
  }) => {
    test.setTimeout(pages.length * TIMEOUT_PER_PAGE_MS);
    if (pages.some(({ isMember }) => isMember)) await beDemoMember(page);
    for (const { name, path } of pages) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectSettled(page);
        // The frame is the same on every page: its stops are visited on the first one.
        const isContentOnly = name !== pages[0]?.name;
        const problems = Object.entries(await problemsOf(page, isContentOnly)).filter(([, found]) => found.length > 0);
        expect.soft(problems, name).toEqual([]);
      });
    }
  });
}

async function problemsOf(page: Page, isContentOnly: boolean): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {
    names: await namesThatDifferFromLabels(page),
    targets: await smallTargets(page),
    links: await brokenLinks(page),
    axe: await axeViolations(page),
  };
  await changeTheme(page, 'dark');
  problems.dark = await axeViolations(page, { isContrastOnly: true });
  await changeTheme(page, 'light');
  problems.tab = await tabTroubles(page, { most: MAX_STOPS, isContentOnly });
  for (const size of [PHONE, ZOOMED]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    problems[`${size.width} px`] = [
      ...(await smallTargets(page)),
      ...(width > size.width ? [`scrolls sideways: ${width} px wide`] : []),
    ];
  }
  await page.setViewportSize(WIDE);
  return problems;
}
