import { expect, test } from '@playwright/test';
import { refreshPage } from '@xana/release/switch-release';
import { settings, store } from '../releases/site-releases.ts';
import {
  CARDS,
  fillPayment,
  historyDialog,
  openAsMember,
  openPack,
  payButton,
  paymentDialog,
} from '../site/card-payment.ts';
import { collectProblems } from '../site/page-actions.ts';
import { standInForStripe, withRealCardFrame } from '../site/stripe-service.ts';

/** The card frame of a deployment with keys: the address and the policy are those of Stripe, whose hosts a stand-in answers for. */
test.beforeAll(() => refreshPage(store, withRealCardFrame(settings())));
test.afterAll(() => refreshPage(store, settings()));

test('[ST-06] [ST-18] loads the script of Stripe in the card frame alone, and pays with it', async ({
  page,
  context,
}) => {
  const problems = collectProblems(page);
  await standInForStripe(context, settings());
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://js.stripe.com/endive/')) scripts.push(request.frame().url());
  });
  await openAsMember(page);
  expect(scripts).toEqual([]);
  await openPack(page);
  await expect(paymentDialog(page).getByText('Sandbox')).toHaveCount(0);
  await fillPayment(page, CARDS.valid);
  await payButton(page).click();
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Purchased');
  expect(scripts).toEqual([expect.stringContaining('/card-frame')]);
  expect(problems).toEqual([]);
});
