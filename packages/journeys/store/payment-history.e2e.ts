import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { Wallet } from 'ethers';
import { beMember } from '../site/be-member.ts';
import { historyDialog } from '../site/card-payment.ts';
import { cardProvider } from '../site/card-provider.ts';
import { FULL } from '../site/full.ts';
import { type MemberByCalls, memberByCalls } from '../site/member-by-calls.ts';
import { collectProblems, confirmLogin, ONE_ATTEMPT } from '../site/page-actions.ts';

const BUYER = { currency: 'usd', email: 'mia@example.com', country: 'JP' };
const SMALL_PACK = { productId: 'xeny-100', priceId: 'price-xeny-100', amount: 99 };

test(
  '[ST-11] shows the history at its own address, page by page, with the tab in the address',
  FULL,
  async ({ page }) => {
    const problems = collectProblems(page);
    const wallet = Wallet.createRandom();
    await page.addInitScript((key) => localStorage.setItem('xana-sandbox-demo-key', key), wallet.privateKey);
    const member = await memberByCalls(page.request, wallet);
    const attempts = Array.from({ length: 23 }, (_, index) => `attempt-${index}`);
    await Promise.all(
      attempts.map((attemptId) => member.post('/stripe/initiate-transaction', { ...BUYER, ...SMALL_PACK, attemptId })),
    );
    await page.goto('/store/history');
    // The login dialog opens: the page is for members only.
    await confirmLogin(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment history' })).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toContainText('Pending payment');
    await expect(rows.first()).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    await rows.nth(19).scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(23);

    await page.getByRole('tab', { name: 'Subscription' }).click();
    await expect(page).toHaveURL(/tab=subscription/);
    await page.reload();
    await expect(page.getByText('Plans that you subscribe to appear here.')).toBeVisible();
    await expect(historyDialog(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

/** Buys the small pack by API requests. @returns the id of its payment */
async function buyPack(page: Page, member: Pick<MemberByCalls, 'post'>): Promise<string> {
  const { paymentIntentId } = await member.post<{ paymentIntentId: string }>('/stripe/initiate-transaction', {
    ...BUYER,
    ...SMALL_PACK,
  });
  await cardProvider(page.request).confirm(paymentIntentId);
  return paymentIntentId;
}

const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem');

test('[ST-11] [ST-12] lists a refund, explains a status, prints a receipt, and shows the ledger', async ({ page }) => {
  const problems = collectProblems(page);
  const member = await beMember(page);
  const intentId = await buyPack(page, member);
  await page.goto('/store/history');
  await expect(rowsOf(page)).toContainText('Purchased');
  await cardProvider(page.request).refund(intentId, 33);
  await expect(async () => {
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(2, ONE_ATTEMPT);
  }).toPass();
  const [payment, refund] = [rowsOf(page).first(), rowsOf(page).last()];
  await expect(refund).toContainText('Refund: 100 XENY');
  await expect(refund).toContainText('-$0.33');
  await expect(refund).toContainText('33 XENY taken back');
  await payment.getByRole('button', { name: 'Partly refunded' }).click();
  await expect(payment).toContainText('A part of the amount went back to your card.');

  await payment.getByRole('button', { name: 'Receipt for 100 XENY' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  for (const text of ['Buyer', intentId, '100 XENY', 'ending in 4242', '$0.99'])
    await expect(receipt).toContainText(text);
  const saved = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Save' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect([(await saved).suggestedFilename(), file.includes(intentId), file.includes('$0.99')]).toEqual([
    ...[`xana-receipt-${intentId}.html`, true, true],
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText(intentId)).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('main')).toBeHidden();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'XENY', exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).first()).toContainText('Refund or dispute: 100 XENY');
  await expect(rowsOf(page).first()).toContainText('-33 XENY');
  await expect(rowsOf(page).first()).toContainText('Balance 67 XENY');
  await expect(rowsOf(page).last()).toContainText('+100 XENY');
  expect(problems).toEqual([]);
});

test(
  '[ST-13] unsubscribes a plan whose first payment is open, and offers nothing for a canceled one',
  FULL,
  async ({ page }) => {
    const member = await beMember(page);
    await member.post('/stripe/create-subscription', {
      paymentMethod: 'pm_card_authenticationRequired',
      priceId: 'price-plan-100',
      currency: 'usd',
      email: 'mia@example.com',
    });
    await page.goto('/store/history?tab=subscription');
    await expect(rowsOf(page)).toContainText('Pending payment');
    await rowsOf(page).getByRole('button', { name: 'Unsubscribe from 100 XENY every month' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The plan has not started');
    await question.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(rowsOf(page).getByRole('button', { name: 'Unsubscribed' })).toBeVisible();
    await expect(rowsOf(page).getByRole('button', { name: /Unsubscribe from|Resume/ })).toHaveCount(0);
  },
);

test.describe('in Japanese, on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test(
    '[ST-11] exports a period as CSV, also after a failure, with the receipts of a plan beside it',
    FULL,
    async ({ page }) => {
      const member = await beMember(page);
      await buyPack(page, member);
      await member.post('/stripe/create-subscription', {
        paymentMethod: 'pm_card_visa',
        priceId: 'price-plan-100',
        currency: 'usd',
        email: 'mia@example.com',
      });
      await page.goto('/store/history');
      await expect(rowsOf(page)).toContainText('購入済み');
      let isDown = true;
      await page.route(/get-transaction-history.*pageSize=50/, (route) => (isDown ? route.abort() : route.fallback()));
      const exportButton = page.getByRole('button', { name: 'CSVを書き出す' });
      await exportButton.click();
      await expect(page.getByRole('alert')).toContainText('ファイルを作成できませんでした');
      isDown = false;
      const downloading = page.waitForEvent('download');
      await exportButton.click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^xana-normal-\d{4}-\d\d-\d\d\.csv$/);
      const [head = '', row = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(head).toBe('\uFEFF日時（UTC）,種類,商品,状態,金額（USD）,XENY,カード下4桁,ID');
      expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,お支払い,100 XENY,購入済み,0\.99,100,4242,pi_/);

      await page.getByRole('tab', { name: '定期購入' }).click();
      await rowsOf(page).getByRole('button', { name: 'お支払い（1件）' }).click();
      await page.getByRole('button', { name: /の領収書/ }).click();
      await expect(page.getByRole('dialog', { name: '領収書' })).toContainText('下4桁：4242');
    },
  );
});
