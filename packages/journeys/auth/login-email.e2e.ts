import { expect, type Locator, type Page, test } from '@playwright/test';
import { EMAIL_SERVICE, newestCode, newMailAddress } from '../site/email-login.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, loginDialog, logOut, walletControl } from '../site/page-actions.ts';

const field = (page: Page) => loginDialog(page).getByRole('textbox', { name: 'Email address' });
const codeField = (page: Page) => loginDialog(page).getByRole('textbox', { name: '6-digit code' });
const button = (page: Page, name: string) => loginDialog(page).getByRole('button', { name, exact: true });
const alert = (page: Page) => loginDialog(page).getByRole('alert').filter({ hasText: /\w/ });

async function openForm(page: Page): Promise<void> {
  await page.goto('/?login');
  await button(page, 'Email').click();
  await expect(field(page)).toBeFocused();
}

async function requestCode(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await button(page, 'Send code').click();
  await expect(codeField(page)).toBeFocused();
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
/** The next key replaces it. */
const selectedIn = (input: Locator) =>
  input.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    return document.activeElement === element ? value.slice(selectionStart ?? 0, selectionEnd ?? 0) : null;
  });

test('[LG-01] [LG-06] [LG-16] [VA-03] reports an invalid email after the field was left, and logs in with a code from the inbox, with the wallet type magiclink', async ({
  page,
  context,
}) => {
  const problems = collectProblems(page);
  const email = newMailAddress();
  await openForm(page);
  await field(page).pressSequentially('mia@');
  await expect(loginDialog(page).getByText('Enter a valid email')).toHaveCount(0);
  await field(page).blur();
  await expect(loginDialog(page).getByText('Enter a valid email')).toBeVisible();
  await field(page).fill('');
  await button(page, 'Send code').click();
  await expect(loginDialog(page).getByText('Email is required')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await requestCode(page, email);
  const sent = page.waitForRequest((request) => /login-external-wallet$/.test(request.url()));
  const opening = context.waitForEvent('page');
  await loginDialog(page).getByRole('link', { name: 'Open the inbox' }).click();
  const inbox = await opening;
  await expect(inbox.getByText('Sandbox: identity is not verified')).toBeVisible();
  const code = String(await inbox.getByText(/^\d{6}$/).textContent());
  await inbox.close();
  await codeField(page).fill(code);
  await expect(walletControl(page)).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ is_web3_auth: 1, email, idToken: expect.any(String) });
  const stored = await page.evaluate(() => ({
    type: localStorage.getItem('walletType'),
    user: JSON.parse(localStorage.getItem('user') ?? '{}') as { email?: string },
  }));
  expect([stored.type, stored.user.email]).toEqual(['magiclink', email]);
  expect(problems).toEqual([]);
});

test(
  '[LG-16] finds the same account at the next login with the same email, in any letter case',
  FULL,
  async ({ page }) => {
    const email = newMailAddress();
    const logIn = async (typed: string) => {
      await openForm(page);
      await requestCode(page, typed);
      await codeField(page).fill(await newestCode(email));
      await expect(walletControl(page)).toBeVisible();
      return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as number);
    };
    const first = await logIn(email);
    await logOut(page);
    expect(await logIn(email.toUpperCase())).toBe(first);
  },
);

test(
  'rejects a wrong code with the tries that are left, and asks for a new code after five',
  FULL,
  async ({ page }) => {
    const email = newMailAddress();
    await openForm(page);
    await requestCode(page, email);
    const wrong = wrongFor(await newestCode(email));
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await page.keyboard.type(wrong);
      await expect(alert(page)).toHaveText(`This code is not correct. You have ${left} left.`);
      await expect.poll(() => selectedIn(codeField(page))).toBe(wrong);
    }
    await page.keyboard.type(wrong);
    await expect(alert(page)).toHaveText('Too many wrong codes. Please send a new code.');
    await button(page, 'Send a new code').click();
    await expect(loginDialog(page).getByText('We sent you a new code.').first()).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await codeField(page).fill(await newestCode(email));
    await expect(walletControl(page)).toBeVisible();
  },
);

test('reports a service that is down or does not answer, and recovers', FULL, async ({ page }) => {
  await page.clock.install();
  const email = newMailAddress();
  await openForm(page);
  await page.route(`${EMAIL_SERVICE}/email/start`, (route) => route.abort());
  await field(page).fill(email);
  await button(page, 'Send code').click();
  await expect(alert(page)).toHaveText('The email service cannot be reached. Check your connection and try again.');
  await page.unroute(`${EMAIL_SERVICE}/email/start`);
  const asked = page.waitForRequest(`${EMAIL_SERVICE}/email/start`);
  await page.route(`${EMAIL_SERVICE}/email/start`, () => undefined);
  await button(page, 'Send code').click();
  await asked;
  await page.clock.fastForward(10_000);
  await expect(alert(page)).toHaveText('The email service did not answer in time. Please try again.');
  await page.unroute(`${EMAIL_SERVICE}/email/start`);
  await requestCode(page, email);
});
