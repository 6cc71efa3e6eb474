import { bankQuestion, CARDS, fillPayment, typeCard } from '../site/card-payment.ts';
import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { asNewMember } from './members.ts';
import { closeDialog, openSidebarOnPhone, press, type Step, see, seeText, waitUntilGone } from './stage.ts';

const openStore = press({ en: /XENY, open the store$/, ja: /XENY、ストアを開く$/ });
const buyPack = press({ en: 'Buy 500 XENY for $4.99', ja: '500 XENYを$4.99で購入' });
const keepCard = {
  en: 'Keep this card for my next purchases',
  ja: '次回のお支払いのためにこのカードを登録する',
};
const pay = press({ en: /^Pay \$/, ja: /を支払う$/ });
const history = see({ en: 'Payment history', ja: 'お支払い履歴' });

const toastGone = waitUntilGone({ en: 'Payment complete', ja: 'お支払いが完了しました' });

const fillCard =
  (number: string): Step =>
  ({ page }) =>
    fillPayment(page, number);

const seeQuestion: Step = ({ page }) => bankQuestion(page).getByRole('button').first().waitFor();
const confirmAtBank: Step = ({ page }) =>
  bankQuestion(page)
    .getByRole('button', { name: /^(Confirm payment|支払いを承認する)$/ })
    .click();

export const STORE: readonly Flow[] = [
  {
    group: 'store',
    logIn: asNewMember,
    path: '/explore',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'store-dialog',
        title: 'Store over a page',
        steps: [openSidebarOnPhone, openStore, see({ en: 'XENY store', ja: 'XENYストア' }), seeText('$9.99')],
      },
      {
        name: 'card-payment',
        title: 'Payment by card',
        steps: [buyPack, see({ en: 'Pay by card', ja: 'カードで支払う' }), fillCard(CARDS.poor)],
      },
      {
        name: 'card-declined',
        title: 'A declined card',
        steps: [pay, seeText({ en: 'Your card has insufficient funds.', ja: 'カードの残高が不足しています。' })],
      },
      {
        name: 'card-3d-secure',
        title: '3-D Secure',
        steps: [({ page }) => typeCard(page, CARDS.challenged), pay, seeQuestion],
      },
      {
        name: 'payment-history',
        title: 'Payment history',
        steps: [confirmAtBank, history, seeText({ en: 'Purchased', ja: '購入済み' }), toastGone],
      },
      {
        name: 'xeny-ledger',
        title: 'Movements of XENY',
        steps: [press('XENY', 'tab'), seeText(/\+500/)],
      },
      {
        name: 'receipt',
        title: 'Receipt',
        steps: [
          press({ en: 'Normal', ja: '通常' }, 'tab'),
          press({ en: /^Receipt for/, ja: /の領収書$/ }),
          see({ en: 'Receipt', ja: '領収書' }),
        ],
      },
    ],
  },
  {
    group: 'store',
    logIn: asNewMember,
    path: '/store',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'card-processing',
        title: 'A payment that settles later',
        steps: [
          buyPack,
          fillCard(CARDS.slow),
          press(keepCard, 'checkbox'),
          pay,
          seeText({ en: /^Your payment is being processed/, ja: /^お支払いを処理中です/ }),
        ],
      },
      {
        name: 'saved-cards',
        title: 'Saved cards',
        steps: [
          history,
          seeText({ en: 'Purchased', ja: '購入済み' }),
          toastGone,
          closeDialog,
          buyPack,
          press({ en: 'Manage cards', ja: 'カードを管理' }),
          see({ en: 'Saved cards', ja: '登録済みのカード' }),
        ],
      },
    ],
  },
  {
    group: 'store',
    logIn: asNewMember,
    path: '/store',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'payment-tray',
        title: 'A payment whose form was closed',
        steps: [
          buyPack,
          fillCard(CARDS.slow),
          pay,
          seeText({ en: /^Your payment is being processed/, ja: /^お支払いを処理中です/ }),
          closeDialog,
          see({ en: 'Payments and transfers', ja: 'お支払いと送信' }, 'region'),
        ],
      },
    ],
  },
  {
    group: 'store',
    logIn: asNewMember,
    path: '/store',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'card-subscription',
        title: 'Subscription by card',
        steps: [
          press({ en: 'Subscribe to 100 XENY every month for $0.89/mo', ja: '毎月100 XENYに$0.89/月で申し込む' }),
          see({ en: 'Subscribe by card', ja: 'カードで申し込む' }),
          fillCard(CARDS.valid),
        ],
      },
      {
        name: 'subscription-history',
        title: 'History of subscriptions',
        steps: [
          press({ en: /^Subscribe for/, ja: /^月額.+で申し込む$/ }),
          history,
          seeText({ en: 'Subscribed', ja: '登録中' }),
          toastGone,
        ],
      },
      {
        name: 'unsubscribe',
        title: 'Unsubscribe',
        steps: [
          press({ en: /^Unsubscribe from/, ja: /を解約する$/ }),
          see({ en: /^Unsubscribe from/, ja: /を解約しますか？$/ }, 'alertdialog'),
        ],
      },
    ],
  },
];
