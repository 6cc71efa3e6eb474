import { expect, type Locator, type Page } from '@playwright/test';

/** Logs in through the dialog with the sandbox's demo wallet, as a person without a wallet does. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await confirmLogin(page);
  await waitUntilDialogsAreLeft(page);
}

/** A closed dialog takes its history entry away, which would abort a navigation that begins meanwhile. */
export async function waitUntilDialogsAreLeft(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !window.history.state?.overlays);
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

/** Logs in through the login dialog that another control has opened. */
export async function confirmLogin(page: Page): Promise<void> {
  await loginDialog(page)
    .getByRole('button', { name: /Demo wallet/ })
    .click();
  await expect(walletControl(page)).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
}

/** Gives the demo wallet the demo member's well-known key: somebody with friends, favourites and conversations. */
export async function beDemoMember(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('xana-sandbox-demo-key', `0x${'da7a'.repeat(16)}`));
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

/** Scrolls down as a reader does, until something shows that is only made when it comes near. */
export async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(wanted).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 10_000 });
}
