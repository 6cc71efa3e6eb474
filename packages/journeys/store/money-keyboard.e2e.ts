import { expect, type Page, test } from '@playwright/test';
import { Wallet } from 'ethers';
import { CARDS, openAsMember } from '../site/card-payment.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { pressByKey, tabTo, typeByKey } from '../site/keyboard.ts';
import { waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { enterIdentity, newEmail } from '../site/social-login.ts';

const ENGLISH = {
  buy: 'Buy 500 XENY for $4.99',
  subscribe: /^Subscribe to 100 XENY .*\$0\.89/,
  paying: /^(Pay|Subscribe) by card$/,
  email: 'Email for the receipt',
  cardholder: 'Name on card',
  card: 'Card details',
  pay: /^(Pay|Subscribe for) \$/,
  history: 'Payment history',
  purchased: 'Purchased',
  subscribed: 'Subscribed',
  unsubscribe: /^Unsubscribe/,
  ends: /^Ends on/,
  sidebar: 'Open the sidebar',
  welcome: /^Welcome to XANA, /,
  notNow: 'No, continue',
  xeta: /XETA, send$/,
  sending: /^(Send XETA|Check the transfer)$/,
  switchChain: 'Switch to XANAChain',
  to: 'To',
  amount: 'Amount (XETA)',
  review: 'Review',
  send: 'Send 0.75 XETA',
  arrived: '0.75 XETA arrived.',
};
const JAPANESE: typeof ENGLISH = {
  buy: '500 XENYを$4.99で購入',
  subscribe: /100.*\$0\.89.*で申し込む$/,
  paying: /^カードで(支払う|申し込む)$/,
  email: '領収書の送付先メールアドレス',
  cardholder: 'カードの名義',
  card: 'カード情報',
  pay: /(を支払う|で申し込む)$/,
  history: 'お支払い履歴',
  purchased: '購入済み',
  subscribed: '登録中',
  unsubscribe: /解約する$/,
  ends: /に終了/,
  sidebar: 'サイドバーを開く',
  welcome: /ようこそ/,
  notNow: 'いいえ、続ける',
  xeta: /XETA、送る$/,
  sending: /^(XETAを送る|送信内容の確認)$/,
  switchChain: 'XANAChainに切り替える',
  to: '送信先',
  amount: '数量 (XETA)',
  review: '確認へ進む',
  send: '0.75 XETAを送る',
  arrived: '0.75 XETAが届きました。',
};

const SITUATIONS = [
  { name: 'in English, wide', locale: 'en-GB', viewport: { width: 1366, height: 900 }, text: ENGLISH },
  { name: 'in Japanese, on a phone', locale: 'ja-JP', viewport: { width: 390, height: 844 }, text: JAPANESE },
];

for (const { name, locale, viewport, text } of SITUATIONS) {
  test.describe(`with the keyboard alone, ${name}`, () => {
    test.use({ locale, viewport });

    const payByKey = async (page: Page) => {
      const dialog = page.getByRole('dialog', { name: text.paying });
      await typeByKey(page, dialog.getByLabel(text.email), 'mia@example.com');
      const frames = `iframe[title="${text.card}"]`;
      const number = page.frameLocator(frames).frameLocator(frames).getByRole('textbox').first();
      // The focus moves to the date and to the code when the field before is complete.
      await typeByKey(page, number, `${CARDS.valid}1230123`);
      await typeByKey(page, dialog.getByLabel(text.cardholder), 'Mia Tanaka');
      await pressByKey(page, dialog.getByRole('button', { name: text.pay }));
    };
    const history = (page: Page) => page.getByRole('dialog', { name: text.history });

    test(
      '[ST-05] [ST-06] [ST-11] buys a pack and reads the history',
      fullUnless(locale === 'ja-JP'),
      async ({ page }) => {
        await openAsMember(page);
        const buy = page.getByRole('button', { name: text.buy, exact: true });
        await pressByKey(page, buy);
        await payByKey(page);
        await expect(history(page).getByRole('listitem')).toContainText(text.purchased);
        await tabTo(page, history(page).getByRole('tab', { selected: true }));
        await page.keyboard.press('ArrowRight');
        await expect(history(page).getByRole('listitem')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await waitUntilDialogsAreLeft(page);
        await expect(buy).toBeVisible();
      },
    );

    test('[ST-07] [ST-13] subscribes to a plan and unsubscribes', FULL, async ({ page }) => {
      await openAsMember(page);
      await pressByKey(page, page.getByRole('button', { name: text.subscribe }));
      await payByKey(page);
      const row = history(page).getByRole('listitem');
      await expect(row).toContainText(text.subscribed);
      await pressByKey(page, row.getByRole('button', { name: text.unsubscribe }));
      await pressByKey(page, page.getByRole('alertdialog').getByRole('button', { name: text.unsubscribe }));
      await expect(row.getByText(text.ends)).toBeVisible();
    });

    test('[TX-05] [TX-07] sends XETA', FULL, async ({ page }) => {
      await logInWithGoogle(page);
      if (viewport.width < 800) await pressByKey(page, page.getByRole('button', { name: text.sidebar }));
      await pressByKey(page, page.getByRole('button', { name: text.xeta }));
      const dialog = page.getByRole('dialog', { name: text.sending });
      await pressByKey(page, dialog.getByRole('button', { name: text.switchChain }));
      await expect(dialog.getByRole('button', { name: text.switchChain })).toHaveCount(0);
      await typeByKey(page, dialog.getByLabel(text.to, { exact: true }), Wallet.createRandom().address);
      await typeByKey(page, dialog.getByLabel(text.amount), '0.75');
      await page.keyboard.press('Enter');
      await pressByKey(page, dialog.getByRole('button', { name: text.send }));
      await expect(dialog.getByText(text.arrived)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    const logInWithGoogle = async (page: Page) => {
      await page.goto('/?login');
      const opened = page.waitForEvent('popup');
      await page.getByRole('dialog').getByRole('button', { name: 'Google', exact: true }).click();
      await enterIdentity(await opened, { email: newEmail('key'), name: 'Sora' });
      await page.getByRole('dialog', { name: text.welcome }).getByRole('button', { name: text.notNow }).click();
    };
  });
}
