import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { FULL, fullUnless } from '../site/full.ts';
import { keyboard } from '../site/hands.ts';
import { BY_MOUSE, dialogOf, LOGIN_METHODS } from '../site/login-methods.ts';
import { LOGIN_WORDS, type LoginWords } from '../site/login-words.ts';
import { collectProblems } from '../site/page-actions.ts';

/** Situations that every login method must bear. The journeys of each method contain those that only it has. */
const METHODS = Object.entries(LOGIN_METHODS);

const loginButton = (page: Page, words: LoginWords) =>
  page.getByRole('banner').getByRole('button', { name: words.login, exact: true });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/?login');
  await expect(dialogOf(page, BY_MOUSE.words)).toBeVisible();
}

async function expectMember(page: Page, words: LoginWords = LOGIN_WORDS.en): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: words.member })).toBeVisible();
  await expect(dialogOf(page, words)).toHaveCount(0);
}

/** The windows and wallet pages of a login that was left. */
async function closeOtherPages(context: BrowserContext, kept: Page): Promise<void> {
  for (const page of context.pages()) if (page !== kept) await page.close();
}

for (const [name, prepare] of METHODS) {
  test(
    `[LG-01] logs in with ${name} after a reload in the middle of a login, and stays logged in`,
    FULL,
    async ({ page, context }) => {
      const problems = collectProblems(page);
      const begin = await prepare(context);
      await openDialog(page);
      await begin(page, BY_MOUSE);
      await page.reload();
      await closeOtherPages(context, page);
      await expect(dialogOf(page, BY_MOUSE.words)).toBeVisible();
      const confirm = await begin(page, BY_MOUSE);
      await confirm();
      await expectMember(page);
      await page.reload();
      await expectMember(page);
      expect(problems).toEqual([]);
    },
  );

  test(
    `[LG-14] a login with ${name} in a second tab also ends the one that waits in the first`,
    fullUnless(name === 'a browser wallet'),
    async ({ page, context }) => {
      const problems = collectProblems(page);
      const begin = await prepare(context);
      await openDialog(page);
      await begin(page, BY_MOUSE);
      const other = await context.newPage();
      await openDialog(other);
      const confirm = await begin(other, BY_MOUSE);
      await confirm();
      await expectMember(other);
      await page.bringToFront();
      await expectMember(page);
      expect(problems).toEqual([]);
    },
  );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' });

    test(
      `[LG-01] logs in with ${name} by keyboard alone, in Japanese at 390 px`,
      fullUnless(name === 'Email'),
      async ({ page, context }) => {
        const words = LOGIN_WORDS.ja;
        const begin = await prepare(context);
        await page.goto('/');
        await keyboard.press(loginButton(page, words));
        const confirm = await begin(page, { hands: keyboard, words });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        await confirm();
        await expectMember(page, words);
      },
    );
  });
}
