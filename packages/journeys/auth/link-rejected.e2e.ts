import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { Wallet } from 'ethers';
import { closeAccount, memberId, methodRows, openAccount, openAdding, openMember } from '../site/account-dialog.ts';
import { fullUnless } from '../site/full.ts';
import { nextAnswer } from '../site/next-answer.ts';
import { loginDialog } from '../site/page-actions.ts';
import { type Person, PROOFS, type ServiceMethod } from '../site/prove-method.ts';

/** The key of the wallet that the sandbox's wallet page holds. */
const SANDBOX_WALLET = 'xana-sandbox-wallet-key';

interface Rejection {
  /** How the other member logs in. */
  owner: ServiceMethod;
  added: ServiceMethod;
  code: string;
  text: string;
}

const EMAIL = 'Another account has verified this email, so it cannot be added here.';
const TAKEN = 'This wallet or login has an account of its own, so it cannot be added here.';

const REJECTIONS: Rejection[] = [
  { owner: 'Google', added: 'Google', code: 'USER.USER_WITH_EMAIL_ALREADY_EXIST', text: EMAIL },
  { owner: 'Google', added: 'Apple', code: 'USER.USER_WITH_EMAIL_ALREADY_EXIST', text: EMAIL },
  { owner: 'Email', added: 'Email', code: 'USER.USER_WITH_EMAIL_ALREADY_EXIST', text: EMAIL },
  { owner: 'WalletConnect', added: 'WalletConnect', code: 'USER.USER_ALREADY_EXIST', text: TAKEN },
  { owner: 'Telegram', added: 'Telegram', code: 'USER.USER_ALREADY_EXIST', text: TAKEN },
];

interface Owner {
  method: ServiceMethod;
  person: Person;
  walletKey: string;
}

/** Logs in as the other member. */
async function logInAs(browser: Browser, { method, person, walletKey }: Owner): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB' });
  await giveWalletKey(context, walletKey);
  const page = await context.newPage();
  await page.goto('/?login');
  await expect(loginDialog(page)).toBeVisible();
  await PROOFS[method](page, method, person);
  // Telegram's page navigates, during which nothing can be read.
  await expect.poll(() => memberId(page).catch(() => 0)).toBeGreaterThan(0);
  const id = await memberId(page);
  await context.close();
  return id;
}

const giveWalletKey = (context: BrowserContext, key: string) =>
  context.addInitScript(([name, value]) => localStorage.setItem(String(name), String(value)), [SANDBOX_WALLET, key]);

for (const { owner, added, code, text } of REJECTIONS) {
  test(
    `[T92] rejects ${added} of a member who logs in with ${owner}, and merges nothing`,
    fullUnless(owner === 'Email'),
    async ({ browser }) => {
      const letters = randomUUID().replace(/[^a-f]/g, '');
      const person = { email: `${letters}@taken.test`, name: `Ren ${letters}` };
      const other: Owner = { method: owner, person, walletKey: Wallet.createRandom().privateKey };
      const otherId = await logInAs(browser, other);
      const { page, context, member } = await openMember(browser);
      await giveWalletKey(context, other.walletKey);
      await openAdding(page);
      const answered = nextAnswer<{ code?: string }>(page, /\/auth\/link-(wallet|telegram)$/);
      await PROOFS[added](page, `Add ${added}`, person);
      expect((await answered).code).toBe(code);
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await closeAccount(page);
      await openAccount(page);
      await expect(methodRows(page)).toHaveCount(1);
      expect(await memberId(page)).toBe(member.id);
      await context.close();
      expect(await logInAs(browser, other)).toBe(otherId);
      expect(otherId).not.toBe(member.id);
    },
  );
}
