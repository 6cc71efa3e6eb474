import { expect, type Locator, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { describePerson, logInByEmail, newMailAddress } from '../site/email-login.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { nextAnswer } from '../site/next-answer.ts';
import { loginButton, logOut, waitUntilDialogsAreLeft, walletControl } from '../site/page-actions.ts';
import { banUser } from '../site/run-operator.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

const HASH = 'made-up-by-the-app';
/** An app asks for this login. */
const FROM_APP = `/app?login&builderLoginHash=${HASH}&deviceId=phone-7&type=build`;
/** A visit that an app started, without asking for an existing account. */
const FROM_DEVICE = `/app?login&builderLoginHash=${HASH}&deviceId=phone-7`;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(Log in|ログイン)$/ });
const demoWallet = (page: Page) => dialog(page).getByRole('button', { name: /Demo wallet|デモウォレット/ });
const toast = (page: Page, text: string) =>
  page.getByRole('alertdialog').or(page.getByRole('status')).filter({ hasText: text }).first();

/** Reads the code with which the platform, and nothing else, answers the login that `start` begins. */
async function rejectionOf(page: Page, start: () => Promise<void>): Promise<string | undefined> {
  const answer = nextAnswer<{ code?: string }>(page, /\/auth\/login-external-wallet$/);
  await start();
  return (await answer).code;
}

/** The dialog and a toast state the reason, the page forgets the app, and the user is a visitor. */
async function expectRejected(page: Page, text: string) {
  await expect(dialog(page).getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(toast(page, text)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(HASH);
  expect(stored).not.toContain('phone-7');
  expect(await page.evaluate(() => [localStorage.getItem('userConnected'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: /^(Log in|ログイン)$/ })).toBeVisible();
}

/** Logs in by email once, as the first account of this person, and leaves again. */
async function becomeMember(page: Page, email: string) {
  await page.goto('/?login');
  await logInByEmail(dialog(page), email);
  await expect(walletControl(page)).toBeVisible();
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
}

const LANGUAGES = [
  ['en', 'User not found', 'User with email not exist'],
  ['ja', 'ユーザーが見つかりません', 'このメールアドレスのユーザーは存在しません'],
] as const;

for (const [locale, unknownUser, unknownEmail] of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      `[LG-12] in ${locale}, an app asks for a wallet without an account: USER_NOT_FOUND`,
      fullUnless(locale === 'en'),
      async ({ page }) => {
        await page.goto(FROM_APP);
        expect(await rejectionOf(page, () => demoWallet(page).click())).toBe('USER.USER_NOT_FOUND');
        await expectRejected(page, unknownUser);
      },
    );

    test(
      `[LG-12] in ${locale}, an app asks for an email without an account: USER_WITH_EMAIL_NOT_EXIST`,
      FULL,
      async ({ page }) => {
        await page.goto(FROM_APP);
        const code = await rejectionOf(page, () => logInByEmail(dialog(page), newMailAddress()));
        expect(code).toBe('USER.USER_WITH_EMAIL_NOT_EXIST');
        await expectRejected(page, unknownEmail);
      },
    );
  });
}

test('[LG-12] a verified email of another account: USER_WITH_EMAIL_ALREADY_EXIST', FULL, async ({ page }) => {
  const email = newMailAddress();
  await becomeMember(page, email);
  await describePerson({ email, wallet: 1 });
  await page.goto(FROM_DEVICE);
  const login = () => logInByEmail(dialog(page), email);
  // The identity of the person is checked after the email.
  expect(await rejectionOf(page, login)).toBe('USER.USER_WITH_EMAIL_ALREADY_EXIST');
  await expectRejected(page, 'User with email already exist');
});

test(
  '[LG-12] an identity that logs in with another wallet than its account has: USER_ALREADY_EXIST',
  FULL,
  async ({ page }) => {
    const email = newMailAddress();
    await describePerson({ email, isVerified: false });
    await becomeMember(page, email);
    await describePerson({ email, isVerified: false, wallet: 1 });
    await page.goto(FROM_DEVICE);
    expect(await rejectionOf(page, () => logInByEmail(dialog(page), email))).toBe('USER.USER_ALREADY_EXIST');
    await expectRejected(page, 'User already exist');
  },
);

for (const [locale, text] of [
  ['en', 'USER HAS BEEN BANNED'],
  ['ja', 'このユーザーは利用停止されています'],
] as const) {
  test.describe(`banned, in ${locale}`, () => {
    test.use({ locale });

    test(
      `[LG-13] in ${locale}, a member whom an operator bans is logged out with the reason, and cannot log in again`,
      fullUnless(locale === 'en'),
      async ({ page }) => {
        const { id } = await beMember(page);
        await page.goto('/');
        await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible();
        // An open page asks the platform about the welcome seconds after the login, and would learn of the ban before it is looked at.
        await page.goto('about:blank');
        expect(await banUser(id)).toBe(`User ${id} is banned.`);
        await page.goto('/');
        await expect(toast(page, text)).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBeNull();
        await page.goto(FROM_DEVICE);
        expect(await rejectionOf(page, () => demoWallet(page).click())).toBe('AUTH.BANNED');
        await expectRejected(page, text);
      },
    );
  });
}

/**
 * No login of this server ends with these two codes (handbook, how-to/go-live-with-real-keys.md): the answer is intercepted.
 * The platform returns both for a changed profile.
 */
const WITHOUT_CAUSE: [string, string][] = [
  ['USER.USER_WITH_TWITTER_ALREADY_EXIST', 'User with twitter already exist'],
  ['USER.USER_ALREADY EXISTS', 'User with username already exist'],
];

for (const [code, text] of WITHOUT_CAUSE) {
  test(`[LG-12] intercepted, because no login of this server has the cause: ${code}`, FULL, async ({ page }) => {
    await page.route(`${API_ORIGIN}/auth/login-external-wallet`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': SITE_ORIGIN, 'access-control-allow-credentials': 'true' },
            json: { success: false, data: null, code, messageCode: code, msg: 'For developers.' },
          })
        : route.continue(),
    );
    await page.goto(FROM_APP);
    await demoWallet(page).click();
    await expectRejected(page, text);
  });
}
