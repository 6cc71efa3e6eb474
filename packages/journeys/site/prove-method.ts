import { expect, type Page } from '@playwright/test';
import { newestCode } from './email-login.ts';
import { approveAndSign } from './sandbox-wallet.ts';
import { enterIdentity } from './social-login.ts';
import { acceptAtTelegram } from './telegram-login.ts';

/** Who a test claims to be at the services of the sandbox. */
export interface Person {
  email: string;
  /** Only letters: the same name is the same Telegram user. */
  name: string;
}

export type ServiceMethod = 'Google' | 'Apple' | 'Email' | 'WalletConnect' | 'Telegram';

/** Chooses a method in the open dialog by its button, and proves it at its service. */
export const PROOFS: Record<ServiceMethod, (page: Page, button: string, person: Person) => Promise<void>> = {
  Google: proveInWindow,
  Apple: proveInWindow,
  Email: proveByCode,
  WalletConnect: proveInWallet,
  Telegram: proveAtTelegram,
};

const choose = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();

async function proveInWindow(page: Page, button: string, { email }: Person): Promise<void> {
  const opened = page.waitForEvent('popup');
  await choose(page, button);
  await enterIdentity(await opened, { email });
}

async function proveByCode(page: Page, button: string, { email }: Person): Promise<void> {
  await choose(page, button);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const field = dialog.getByRole('textbox', { name: '6-digit code' });
  await expect(field).toBeFocused();
  await field.fill(await newestCode(email));
}

async function proveInWallet(page: Page, button: string): Promise<void> {
  await choose(page, button);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Open the test wallet' }).click();
  await approveAndSign(await opened);
}

async function proveAtTelegram(page: Page, button: string, { name }: Person): Promise<void> {
  await choose(page, button);
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Telegram' }).click();
  await acceptAtTelegram(page, name);
}
