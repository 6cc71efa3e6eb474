import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  balance,
  CARDS,
  fillPayment,
  historyDialog,
  openAsMember,
  openHistoryFromTray,
  openPack,
  payButton,
  paymentDialog,
  tray,
} from '../site/card-payment.ts';
import { FULL } from '../site/full.ts';
import { type HeldReply, holdReply } from '../site/held-reply.ts';
import { waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { countCharges, countPendingWebhooks, disturbWebhooks, readCredit } from '../site/provider-controls.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

const PLAN = 'Subscribe to 100 XENY every month for $0.89/mo';

/** Fills the form of a product as a new member, with an email of its own. */
async function fillAsMember(page: Page, product?: string) {
  const email = `${randomUUID()}@example.com`;
  const member = await openAsMember(page);
  await openPack(page, product);
  await fillPayment(page, CARDS.valid);
  await paymentDialog(page).getByLabel('Email for the receipt').fill(email);
  return { email, member };
}

/** Pays, and stops where the card is charged and the page does not know it yet. */
async function payUnanswered(
  page: Page,
  address: string | RegExp = /\/v1\/payment_intents\/.*\/confirm/,
): Promise<HeldReply> {
  const held = await holdReply(page, address);
  await payButton(page).click();
  await held.answered;
  return held;
}

async function expectPaidOnce(page: Page, email: string, { status = 'Purchased', amount = '500' } = {}): Promise<void> {
  await expect(historyDialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(historyDialog(page).getByRole('listitem')).toContainText(status);
  await expect(balance(page, amount)).toHaveCount(1);
  expect(await countCharges(page.request, email)).toBe(1);
}

/** The next purchase is a new one: nothing is left of the last attempt. */
async function expectFreshForm(page: Page, email: string): Promise<void> {
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
  await openPack(page);
  await expect(payButton(page)).toBeEnabled();
  await expect(payButton(page)).toBeVisible();
  expect(await countCharges(page.request, email)).toBe(1);
}

test('[ST-06] [ST-15] finds the result of a payment whose dialog was closed', async ({ page }) => {
  const { email } = await fillAsMember(page);
  await payUnanswered(page);
  await paymentDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(tray(page)).toContainText('Payment complete: 500 XENY');
  await expect(historyDialog(page)).toHaveCount(0);
  await openHistoryFromTray(page);
  await expect(tray(page)).toHaveCount(0);
  await expectPaidOnce(page, email);
  await expectFreshForm(page, email);
  await expect(paymentDialog(page).getByLabel('Email for the receipt')).toHaveValue(email);
});

test('[ST-06] [ST-15] finds the result of a payment that the member left with Back', FULL, async ({ page }) => {
  const { email } = await fillAsMember(page);
  await payUnanswered(page);
  await page.goBack();
  await expect(paymentDialog(page)).toHaveCount(0);
  await openHistoryFromTray(page);
  await expectPaidOnce(page, email);
});

test('[ST-06] [ST-15] finds the result of a payment on the next page, and after a reload', async ({ page }) => {
  const { email } = await fillAsMember(page);
  await payUnanswered(page);
  await page.goto('/explore');
  await openHistoryFromTray(page);
  await expectPaidOnce(page, email);
  await page.reload();
  await expect(balance(page, '500')).toHaveCount(1);
  expect(await countCharges(page.request, email)).toBe(1);
});

test('[ST-07] [ST-15] finds the result of a subscription whose dialog was closed', FULL, async ({ page }) => {
  const { email } = await fillAsMember(page, PLAN);
  await payUnanswered(page, `${API_ORIGIN}/stripe/create-subscription`);
  await paymentDialog(page).getByRole('button', { name: 'Close' }).click();
  await openHistoryFromTray(page);
  await expectPaidOnce(page, email, { status: 'Subscribed', amount: '100' });
});

test('[ST-07] [ST-15] finds the result of a subscription after a reload', FULL, async ({ page }) => {
  const { email } = await fillAsMember(page, PLAN);
  await payUnanswered(page, `${API_ORIGIN}/stripe/create-subscription`);
  await page.goto('/');
  await openHistoryFromTray(page);
  await expectPaidOnce(page, email, { status: 'Subscribed', amount: '100' });
});

test('[ST-06] [ST-15] charges once when the same pack is paid in two tabs', async ({ page, context }) => {
  const { email } = await fillAsMember(page);
  const other = await openOtherTab(context);
  await fillPayment(other, CARDS.valid);
  const held = await payUnanswered(page);
  await payButton(other).click();
  await expectPaidOnce(other, email);
  held.release();
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(balance(page, '500')).toHaveCount(1);
  expect(await countCharges(page.request, email)).toBe(1);
});

async function openOtherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/store');
  await openPack(other);
  return other;
}

test.describe('webhooks', () => {
  test.afterEach(({ request }) => disturbWebhooks(request, { isHeld: false, copies: 1 }));

  test('[ST-15] credits once when the webhook arrives before the reply', FULL, async ({ page }) => {
    const { email, member } = await fillAsMember(page);
    const held = await payUnanswered(page);
    // The reply waits for the credit, which only the webhook can have caused.
    await expect.poll(() => readCredit(member)).toBe(500);
    held.release();
    await expectPaidOnce(page, email);
  });

  test('[ST-15] credits once when webhooks arrive after the reply, and each three times', async ({ page, request }) => {
    await disturbWebhooks(request, { isHeld: true });
    const { email, member } = await fillAsMember(page);
    await payButton(page).click();
    await expectPaidOnce(page, email);
    await disturbWebhooks(request, { isHeld: false, copies: 3 });
    await expect.poll(() => countPendingWebhooks(request)).toBe(0);
    expect(await readCredit(member)).toBe(500);
    await expectPaidOnce(page, email);
  });

  test(
    '[ST-10] [ST-15] credits without a webhook, also when the page is closed before the reply',
    FULL,
    async ({ page, request }) => {
      await disturbWebhooks(request, { isHeld: true });
      const { email } = await fillAsMember(page);
      await payUnanswered(page);
      await page.goto(`${SITE_ORIGIN}/explore`);
      await openHistoryFromTray(page);
      await expectPaidOnce(page, email);
    },
  );

  test('[ST-15] a member who never comes back is credited by the reconciliation', FULL, async ({ page, request }) => {
    test.slow();
    await disturbWebhooks(request, { isHeld: true });
    const { email, member } = await fillAsMember(page);
    await payUnanswered(page);
    await page.goto('about:blank');
    await expect.poll(() => readCredit(member), { timeout: 150_000, intervals: [2_000] }).toBe(500);
    expect(await countCharges(request, email)).toBe(1);
  });
});
