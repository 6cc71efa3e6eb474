import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { beMember, type Member } from './be-member.ts';
import { waitUntilDialogsAreLeft, walletControl } from './page-actions.ts';

/** The name of the login method with which `beMember` began the session: calls name no wallet. */
export const METHOD_OF_CALLS = 'Wallet';

export const account = (page: Page) => page.getByRole('dialog', { name: 'Login and security' });
export const methods = (page: Page) => account(page).getByRole('region', { name: 'Login methods' });
export const methodRows = (page: Page) => methods(page).getByRole('listitem');
export const question = (page: Page) => page.getByRole('alertdialog');

export async function openAccount(page: Page): Promise<void> {
  await walletControl(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login and security' }).click();
  await expect(methodRows(page).first()).toBeVisible();
}

export async function closeAccount(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
}

/** Opens the choice of methods that can be added. */
export async function openAdding(page: Page): Promise<void> {
  await openAccount(page);
  await methods(page).getByRole('button', { name: 'Add a login method' }).click();
}

export async function removeMethod(page: Page, name: string): Promise<void> {
  await methods(page)
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await question(page).getByRole('button', { name: 'Remove' }).click();
}

/** The id of the member of this page. */
export const memberId = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as number);

/** A browser whose demo wallet has this key. */
export async function openBrowser(
  browser: Browser,
  key: string,
  more: object = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale: 'en-GB', ...more });
  await context.addInitScript((value) => localStorage.setItem('xana-sandbox-demo-key', value), key);
  const page = await context.newPage();
  await page.goto('/');
  return { page, context };
}

/** A browser with the live session of a member, on the home page. */
export async function openMember(
  browser: Browser,
  { context: more = {}, ...member }: Parameters<typeof beMember>[1] & { context?: object } = {},
): Promise<{ page: Page; context: BrowserContext; member: Member }> {
  const context = await browser.newContext({ locale: 'en-GB', ...more });
  const logged = await beMember(context, member);
  const page = await context.newPage();
  await page.goto('/');
  return { page, context, member: logged };
}
