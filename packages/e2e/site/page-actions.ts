import { expect, type Page } from '@playwright/test';

/** Logs in through the dialog with the sandbox's demo wallet, as a person without a wallet does. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click();
  await expect(walletControl(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function logOut(page: Page): Promise<void> {
  await walletControl(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
}

export const walletControl = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Wallet 0x/ });
export const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });

/** Uncaught errors and refused policy of this page; a journey that wants none looks here at its end. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}
