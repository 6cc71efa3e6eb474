import { expect, type Page } from '@playwright/test';
import { loginDialog, walletControl } from './page-actions.ts';

export type Brand = 'Google' | 'Apple';

/** Opens the login dialog, and returns the window that opens after the choice of the method. */
export async function openSocialWindow(page: Page, brand: Brand): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await loginDialog(page).getByRole('button', { name: brand, exact: true }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: `Log in with ${brand}` })).toBeVisible();
  return popup;
}

/** Enters an identity on the stand-in's page. */
export async function enterIdentity(popup: Page, { email, name = '' }: { email: string; name?: string }) {
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Name').fill(name);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** As a browser that blocks windows: `window.open` returns null. */
export const blockWindows = (page: Page) =>
  page.evaluate(() => {
    window.open = () => null;
  });

/** An email that no other test uses. */
export const newEmail = (name: string): string => `${name}-${Date.now().toString(36)}@x.test`;

/** Logs in with a new Google account, whose wallet may send XETA from the site, and answers the welcome. */
export async function beSocialMember(page: Page): Promise<void> {
  await page.goto('/?login');
  await enterIdentity(await openSocialWindow(page, 'Google'), { email: newEmail('sender'), name: 'Sora Sender' });
  await expect(walletControl(page)).toBeVisible();
  await answerWelcome(page);
}

/** Answers the welcome of a new member, in English or Japanese. */
export async function answerWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^Welcome to XANA, |XANAへようこそ$/ });
  await welcome.getByRole('button', { name: /^(No, continue|いいえ、続ける)$/ }).click();
  await expect(welcome).toHaveCount(0);
}
