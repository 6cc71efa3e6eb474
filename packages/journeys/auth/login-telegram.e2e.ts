import { createHash, createHmac } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { BOT_TOKEN } from '@xana/sandbox/telegram-bot';
import { FULL } from '../site/full.ts';
import { collectProblems, loginButton, loginDialog, passTime } from '../site/page-actions.ts';
import { acceptAtTelegram, newTelegramName, TELEGRAM_ORIGIN } from '../site/telegram-login.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

const visit = (page: Page) => page.getByRole('alertdialog', { name: 'You are logged in with Telegram' });
/** The account control of a member without a wallet. */
const memberName = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { name?: string }).name);
const walletType = (page: Page) => page.evaluate(() => localStorage.getItem('walletType'));

async function goToTelegram(page: Page): Promise<void> {
  await page.goto('/?login');
  await loginDialog(page).getByRole('button', { name: 'Telegram', exact: true }).click();
  await loginDialog(page).getByRole('link', { name: 'Continue with Telegram' }).click();
  await expect(page.getByRole('heading', { name: 'Log in with Telegram' })).toBeVisible();
}

/** The address with which Telegram opens the site as a Mini App, without opening it. */
async function miniAppAddress(name: string): Promise<string> {
  const body = new URLSearchParams({ name });
  const answer = await fetch(`${TELEGRAM_ORIGIN}/mini-app`, { method: 'POST', body, redirect: 'manual' });
  return String(answer.headers.get('location'));
}

test('[LG-01] [LG-09] [LG-16] [T12] logs in through Telegram’s page, once, for 30 seconds, with the wallet type SNS', async ({
  page,
  request,
}) => {
  const problems = collectProblems(page);
  const name = newTelegramName();
  const used = page.waitForRequest((asked) => asked.url().startsWith(`${API_ORIGIN}/auth/telegram/callback?`));
  await page.clock.install();
  await goToTelegram(page);
  await acceptAtTelegram(page, name);
  await expect(visit(page)).toContainText(`Welcome, ${name}`);
  await expect(page).toHaveURL('/app');
  expect([await memberName(page), await walletType(page)]).toEqual([name, 'SNS']);
  await expect(visit(page).getByRole('timer')).toHaveAccessibleName(/in (30|2\d) seconds/);
  await test.step('the signed data is rejected when it is repeated or changed', async () => {
    const signed = new URL((await used).url());
    const codeOf = async (url: URL) => {
      const answer = await request.get(url.href, { maxRedirects: 0 });
      return [answer.status(), ((await answer.json()) as { code: string }).code];
    };
    expect(await codeOf(signed)).toEqual([401, 'NONCE_INVALID']);
    signed.searchParams.set('id', '1');
    expect(await codeOf(signed)).toEqual([401, 'SIGNATURE_INVALID']);
  });
  await passTime(page, 31_000);
  await expect(loginButton(page)).toBeVisible();
  await expect(visit(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect([await memberName(page), await walletType(page)]).toEqual([undefined, null]);
  expect(problems).toEqual([]);
});

test('[LG-09] a reload does not prolong a visit from Telegram', FULL, async ({ page }) => {
  await page.clock.install();
  await goToTelegram(page);
  await acceptAtTelegram(page, newTelegramName());
  await expect(visit(page).getByRole('timer')).toHaveAccessibleName(/in 2\d seconds/);
  await passTime(page, 15_000);
  await page.reload();
  await expect(visit(page).getByRole('timer')).toHaveAccessibleName(/in (1[0-5]|\d) seconds/);
});

/** What Telegram's login page appends to the address, signed `age` seconds ago. */
function resultOf(age: number, change: Record<string, string> = {}): string {
  const fields = { id: '4711', first_name: 'Yui', auth_date: String(Math.floor(Date.now() / 1_000) - age) };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const hash = createHmac('sha256', createHash('sha256').update(BOT_TOKEN).digest()).update(text).digest('hex');
  return Buffer.from(JSON.stringify({ ...fields, hash, ...change })).toString('base64url');
}

for (const [what, result] of [
  ['that has expired', () => resultOf(600)],
  ['with another user', () => resultOf(0, { id: '1' })],
] as const) {
  test(
    `[LG-12] [T12] a login ${what} leads to the site, which states why and forgets the app`,
    FULL,
    async ({ page }) => {
      await page.goto('/app?builderLoginHash=made-up-by-the-app&deviceId=phone-7');
      await expect(loginButton(page)).toBeVisible();
      await page.goto('about:blank');
      await page.goto(`/app#tgAuthResult=${result()}`);
      await expect(page.getByText('The signature could not be verified. Please try again').first()).toBeVisible();
      await expect(page).toHaveURL('/app');
      await expect(loginButton(page)).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain('made-up-by-the-app');
    },
  );
}

test(
  '[LG-12] [T12] a login that was used already leads to the site, which states why in Japanese',
  FULL,
  async ({ page, browser }) => {
    const address = `/app#tgAuthResult=${resultOf(0)}`;
    await page.goto(address);
    await expect(visit(page)).toBeVisible();
    const stranger = await browser.newContext({ locale: 'ja-JP' });
    const other = await stranger.newPage();
    await other.goto(`${SITE_ORIGIN}${address}`);
    await expect(other.getByText('ログインに時間がかかりすぎました。もう一度お試しください').first()).toBeVisible();
    await expect(other).toHaveURL(`${SITE_ORIGIN}/app`);
    expect(await memberName(other)).toBeUndefined();
    await stranger.close();
  },
);

test('[RT-10] a cancelled login shows the page as before, without the fragment', FULL, async ({ page }) => {
  await page.goto(`/app#tgAuthResult=${Buffer.from('false').toString('base64url')}`);
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveURL('/app');
});

test(
  'offers every method again after Back from Telegram’s page, and logs in at the next try',
  FULL,
  async ({ page }) => {
    await goToTelegram(page);
    await page.goBack();
    await expect(loginDialog(page)).toBeVisible();
    await goToTelegram(page);
    await acceptAtTelegram(page, newTelegramName());
    await expect(visit(page)).toBeVisible();
  },
);

test.describe('as a Mini App', () => {
  const openIn = async (context: BrowserContext, address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };

  test(
    '[LG-16] [RT-10] logs in at once, stays logged in after a reload, and shows no signed data',
    FULL,
    async ({ page }) => {
      const problems = collectProblems(page);
      const name = newTelegramName();
      await page.goto(`${TELEGRAM_ORIGIN}/mini-app`);
      await acceptAtTelegram(page, name);
      await expect.poll(() => memberName(page)).toBe(name);
      await expect(loginButton(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
      expect(await walletType(page)).toBe('SNS');
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(loginButton(page)).toHaveCount(0);
      await expect(visit(page)).toHaveCount(0);
      expect(await memberName(page)).toBe(name);
      expect(problems).toEqual([]);
    },
  );

  test('[T80] signed data logs in once: again in the same browser keeps the session, elsewhere is rejected', async ({
    page,
    browser,
  }) => {
    const name = newTelegramName();
    const address = await miniAppAddress(name);
    await page.goto(address);
    await expect.poll(() => memberName(page)).toBe(name);
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(loginButton(page)).toHaveCount(0);
    expect(await memberName(page)).toBe(name);
    const stranger = await browser.newContext();
    const other = await openIn(stranger, address);
    await expect(other.getByText('This login took too long. Please try again')).toBeVisible();
    await expect(loginButton(other)).toBeVisible();
    expect(await memberName(other)).toBeUndefined();
    await stranger.close();
  });
});

test.describe('on a phone, in Japanese', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LG-09] logs in and can end the visit', FULL, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'ja'));
    await page.goto('/?login');
    const dialog = page.getByRole('dialog', { name: 'ログイン' });
    await dialog.getByRole('button', { name: 'Telegram', exact: true }).click();
    await dialog.getByRole('link', { name: 'Telegramで続ける' }).click();
    await acceptAtTelegram(page, '佐藤 結衣');
    const ended = page.getByRole('alertdialog', { name: 'Telegramでログインしました' });
    await expect(ended.getByRole('timer')).toHaveAccessibleName(/あと\d+秒でログアウトします。/);
    const reloaded = page.waitForEvent('load');
    await ended.getByRole('button', { name: '今すぐログアウト' }).click();
    await reloaded;
    await expect(page.getByRole('banner').getByRole('button', { name: 'ログイン', exact: true })).toBeVisible();
  });
});
