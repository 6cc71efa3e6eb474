import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { Wallet } from 'ethers';
import {
  closeAccount,
  METHOD_OF_CALLS,
  memberId,
  methodRows,
  methods,
  openAccount,
  openAdding,
  openBrowser,
  openMember,
  question,
  removeMethod,
} from '../site/account-dialog.ts';
import { newestCode } from '../site/email-login.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, loginDialog, logOut, walletControl } from '../site/page-actions.ts';
import { type Person, PROOFS, type ServiceMethod } from '../site/prove-method.ts';
import { skipAfterLogin } from '../site/skip-after-login.ts';
import { topology } from '../site/test-topology.ts';

const WALLET_ORIGIN = local(topology.ports.walletRelay);
/** The server wants a fresh proof after this time. */
const MAX_PROOF_AGE_MS = 5 * 60_000;

/** A page that is logged in with a method that was added to the account of its demo wallet. */
interface Member {
  page: Page;
  id: number;
  person: Person;
  loggedInAt: number;
}

/** Stay open for the tests of stale proofs, which therefore wait only for the rest of the five minutes. */
const members = new Map<ServiceMethod, Member>();
test.afterAll(() => Promise.all([...members.values()].map(({ page }) => page.context().close())));

/** Only letters: the platform removes digits from the name of a new user. */
const newPerson = (): Person => {
  const letters = randomUUID().replace(/[^a-f]/g, '');
  return { email: `${letters}@link.test`, name: `Yui ${letters}` };
};

async function logInByMethod(page: Page, method: ServiceMethod, person: Person): Promise<void> {
  await page.goto('/?login');
  await expect(loginDialog(page)).toBeVisible();
  await PROOFS[method](page, method, person);
}

/** Adds the method to the account of a new demo wallet. */
async function link(browser: Browser, method: ServiceMethod, person: Person) {
  const { page, member } = await openMember(browser);
  const { id } = member;
  await openAdding(page);
  await PROOFS[method](page, `Add ${method}`, person);
  await expect(methodRows(page)).toHaveCount(2);
  await expect(methodRows(page).last()).toContainText(method);
  return { page, id };
}

/** Logs in with an added method; the page stays open. */
async function memberWith(browser: Browser, method: ServiceMethod): Promise<Member> {
  const known = members.get(method);
  if (known) return known;
  const person = newPerson();
  const { page, id } = await link(browser, method, person);
  await closeAccount(page);
  await logOut(page);
  await logInByMethod(page, method, person);
  await expect(walletControl(page)).toBeVisible();
  const member = { page, id, person, loggedInAt: Date.now() };
  members.set(method, member);
  return member;
}

for (const method of ['Google', 'Email', 'WalletConnect'] as const) {
  test(
    `adds ${method}, and a login with it reaches the same member; then the first method can be removed`,
    FULL,
    async ({ browser }) => {
      const { page, id } = await memberWith(browser, method);
      const problems = collectProblems(page);
      expect(await memberId(page)).toBe(id);
      await openAccount(page);
      await expect(methodRows(page).filter({ hasText: 'In use now' })).toContainText(method);
      await removeMethod(page, METHOD_OF_CALLS);
      await expect(methodRows(page)).toHaveCount(1);
      // The last method stays.
      await expect(methods(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await closeAccount(page);
      await page.reload();
      await expect(walletControl(page)).toBeVisible();
      expect(await memberId(page)).toBe(id);
      expect(problems).toEqual([]);
    },
  );
}

test('adds Apple, and a login with it reaches the same member', FULL, async ({ browser }) => {
  const { page, id } = await memberWith(browser, 'Apple');
  expect(await memberId(page)).toBe(id);
});

const telegramVisit = (page: Page) => page.getByRole('alertdialog', { name: 'You are logged in with Telegram' });

test('[T98] adds Telegram in the same tab, but not for a return that this tab did not begin, and logs in with it for 30 seconds', async ({
  browser,
}) => {
  const person = newPerson();
  const { page, member } = await openMember(browser);
  await test.step('a forged return', async () => {
    await openAdding(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Add Telegram' }).click();
    const leave = page.getByRole('dialog').getByRole('link', { name: 'Continue with Telegram' });
    const address = new URL(String(await leave.getAttribute('href')));
    const body = new URLSearchParams({ name: newPerson().name });
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    const returned = String(answer.headers.get('location'));
    const forged = returned.replace(/telegramLink=\w+/, `telegramLink=${'f'.repeat(32)}`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(forged);
    await expect(walletControl(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(requests.filter((url) => /link-telegram|telegram\/callback/.test(url))).toEqual([]);
  });
  await openAccount(page);
  await expect(methodRows(page)).toHaveCount(1);
  await methods(page).getByRole('button', { name: 'Add a login method' }).click();
  await PROOFS.Telegram(page, 'Add Telegram', person);
  await expect(methodRows(page)).toHaveCount(2);
  await expect(methodRows(page).last()).toContainText('Telegram');
  await expect(page).toHaveURL('/');
  await closeAccount(page);
  await logOut(page);
  await logInByMethod(page, 'Telegram', person);
  await expect(telegramVisit(page)).toBeVisible();
  expect(await memberId(page)).toBe(member.id);
  await page.context().close();
});

test('removes Telegram, which then reaches another member', FULL, async ({ browser }) => {
  const person = newPerson();
  const { page, id } = await link(browser, 'Telegram', person);
  await removeMethod(page, 'Telegram');
  await expect(methodRows(page)).toHaveCount(1);
  await closeAccount(page);
  await logOut(page);
  await logInByMethod(page, 'Telegram', person);
  await expect(telegramVisit(page)).toBeVisible();
  expect(await memberId(page)).not.toBe(id);
  await page.context().close();
});

test.describe('on a phone in Japanese', () => {
  test('adds an email with the keyboard alone', FULL, async ({ browser }) => {
    const more = { viewport: { width: 390, height: 844 }, locale: 'ja-JP' };
    const { page, context } = await openBrowser(browser, Wallet.createRandom().privateKey, more);
    await logInInJapanese(page);
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('banner').getByRole('button', { name: /0x/ }).focus();
    await page.keyboard.press('Enter');
    await press('ログインとセキュリティ');
    await press('ログイン方法を追加');
    await press('メールを追加');
    const { email } = newPerson();
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '6桁のコード' })).toBeFocused();
    await page.keyboard.type(await newestCode(email));
    const rows = page.getByRole('region', { name: 'ログイン方法' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText(email);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await context.close();
  });
});

async function logInInJapanese(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  const demo = page.getByRole('dialog').getByRole('button', { name: /デモウォレット/ });
  await expect(demo).toBeVisible();
  await skipAfterLogin(page);
  await demo.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('five minutes after the login', () => {
  test.skip(process.env.LONG_JOURNEYS !== '1', 'Waits for five minutes: npm run test:faults.');
  /** Waits until the proof of the login is too old. */
  async function staleMemberWith(browser: Browser, method: ServiceMethod): Promise<Member> {
    test.setTimeout(MAX_PROOF_AGE_MS + 180_000);
    const member = await memberWith(browser, method);
    await member.page.bringToFront();
    // Real time: the age of a login is measured by the platform.
    await member.page.waitForTimeout(Math.max(0, member.loggedInAt + MAX_PROOF_AGE_MS + 2_000 - Date.now()));
    return member;
  }
  const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

  test('[T91] confirms with Google, and then adds Telegram', FULL, async ({ browser }) => {
    const { page, person } = await staleMemberWith(browser, 'Google');
    await openAdding(page);
    await PROOFS.Telegram(page, 'Add Telegram', person);
    await expect(confirmation(page)).toBeVisible();
    await PROOFS.Google(page, 'Confirm with Google', person);
    await expect(methodRows(page).filter({ hasText: 'Telegram' })).toHaveCount(1);
  });

  test('[T91] confirms with an email, and then adds Apple', FULL, async ({ browser }) => {
    const { page, person } = await staleMemberWith(browser, 'Email');
    await openAdding(page);
    const { email } = newPerson();
    await PROOFS.Apple(page, 'Add Apple', { ...person, email });
    await expect(confirmation(page)).toBeVisible();
    await PROOFS.Email(page, 'Confirm with Email', person);
    await expect(methodRows(page).filter({ hasText: email })).toHaveCount(1);
  });

  test('[T91] confirms in the connected wallet of WalletConnect, and then adds an email', FULL, async ({ browser }) => {
    const { page } = await staleMemberWith(browser, 'WalletConnect');
    await openAdding(page);
    // WalletConnect holds the wallet of this session, and a second one would replace it.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Add WalletConnect' })).toHaveCount(0);
    const person = newPerson();
    await PROOFS.Email(page, 'Add Email', person);
    await expect(confirmation(page)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm with WalletConnect' }).click();
    // The page of the first connection is open too.
    const wallet = page
      .context()
      .pages()
      .findLast((each) => each.url().startsWith(WALLET_ORIGIN));
    await wallet?.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(methodRows(page).filter({ hasText: person.email })).toHaveCount(1);
    await expect(walletControl(page)).toBeVisible();
  });

  test('[T91] confirms with Apple, and then asks again before it removes a method', FULL, async ({ browser }) => {
    const { page, person } = await staleMemberWith(browser, 'Apple');
    await openAccount(page);
    await removeMethod(page, METHOD_OF_CALLS);
    await expect(confirmation(page)).toBeVisible();
    await PROOFS.Apple(page, 'Confirm with Apple', person);
    await question(page).getByRole('button', { name: 'Remove' }).click();
    await expect(methodRows(page)).toHaveCount(1);
  });
});
