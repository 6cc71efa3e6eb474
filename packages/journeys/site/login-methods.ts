import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { giveBrowserWallet } from '@xana/test-kit/browser-wallet';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { newestCode, newMailAddress } from './email-login.ts';
import { type Hands, mouse } from './hands.ts';
import { LOGIN_WORDS, type LoginWords } from './login-words.ts';
import { acceptAtTelegram, newTelegramName } from './telegram-login.ts';

export interface LoginManner {
  hands: Hands;
  words: LoginWords;
}

/** Runs a login up to the point where only the user's confirmation is missing. @returns the confirmation */
type BeginLogin = (page: Page, manner: LoginManner) => Promise<() => Promise<void>>;

/** Prepares a browser before its first page, and returns how its pages log in. */
export type LoginMethod = (context: BrowserContext) => Promise<BeginLogin>;

export const BY_MOUSE: LoginManner = { hands: mouse, words: LOGIN_WORDS.en };

export const dialogOf = (page: Page, { login }: LoginWords): Locator => page.getByRole('dialog', { name: login });

/** Each login method with what its user does, from the open login dialog to the confirmation. */
export const LOGIN_METHODS: Record<string, LoginMethod> = {
  Google: async () => inWindowOf('Google'),
  Apple: async () => inWindowOf('Apple'),
  Email: async () => byCode,
  'a browser wallet': async (context) => withTestWallet(context),
  WalletConnect: async () => withWalletApp,
  Telegram: async () => atTelegram,
};

const button = (page: Page, words: LoginWords, name: string | RegExp) =>
  dialogOf(page, words).getByRole('button', { name, exact: true });

const inWindowOf =
  (brand: 'Google' | 'Apple'): BeginLogin =>
  async (page, { hands, words }) => {
    const opened = page.waitForEvent('popup');
    await hands.press(button(page, words, brand));
    const popup = await opened;
    const person = popup.getByRole('button', { name: /^Continue as/ }).first();
    await hands.see(person);
    return () => hands.press(person);
  };

const byCode: BeginLogin = async (page, { hands, words }) => {
  const email = newMailAddress();
  await hands.press(button(page, words, words.email));
  await hands.type(dialogOf(page, words).getByRole('textbox', { name: words.emailAddress }), email);
  await hands.press(button(page, words, words.sendCode));
  const code = dialogOf(page, words).getByRole('textbox', { name: words.code });
  await hands.see(code);
  return async () => hands.type(code, await newestCode(email));
};

/** A wallet that asks its user before it signs. */
async function withTestWallet(context: BrowserContext): Promise<BeginLogin> {
  const wallet = createFakeWallet();
  await giveBrowserWallet(context, wallet);
  return async (page, { hands, words }) => {
    const asked = () => wallet.calls.filter(({ method }) => method === 'personal_sign').length;
    const before = asked();
    const sign = wallet.holdNext('personal_sign');
    await hands.press(button(page, words, /Test wallet/));
    await expect.poll(asked).toBeGreaterThan(before);
    return async () => sign();
  };
}

const withWalletApp: BeginLogin = async (page, { hands, words }) => {
  await hands.press(button(page, words, 'WalletConnect'));
  const opened = page.context().waitForEvent('page');
  await hands.press(dialogOf(page, words).getByRole('link', { name: words.testWallet }));
  const wallet = await opened;
  // The wallet also lists connections of a login that was left, the newest last.
  const approve = wallet.getByRole('button', { name: 'Approve' }).last();
  await hands.see(approve);
  return async () => {
    await hands.press(approve);
    await hands.press(wallet.getByRole('button', { name: 'Sign', exact: true }));
  };
};

const atTelegram: BeginLogin = async (page, { hands, words }) => {
  await hands.press(button(page, words, 'Telegram'));
  const link = dialogOf(page, words).getByRole('link', { name: words.continueWithTelegram });
  await hands.see(link);
  return async () => {
    await hands.press(link);
    await acceptAtTelegram(page, newTelegramName(), hands);
  };
};
