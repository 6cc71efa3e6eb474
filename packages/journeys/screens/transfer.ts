import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { asGoogleMember } from './members.ts';
import { closeDialog, closeSidebarOnPhone, fill, openSidebarOnPhone, press, see, seeText } from './stage.ts';

const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** The same ends as the address of the friend. */
const IMITATION = `${FRIEND.slice(0, 6)}${'0'.repeat(32)}${FRIEND.slice(-4)}`.toLowerCase();
const sendXeta = { en: 'Send XETA', ja: 'XETAを送る' };
const toXana = { en: 'Switch to XANAChain', ja: 'XANAChainに切り替える' };

export const TRANSFER: readonly Flow[] = [
  {
    group: 'transfer',
    logIn: asGoogleMember,
    path: '/',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'send-xeta-network',
        title: 'XETA transfer on another network',
        steps: [
          openSidebarOnPhone,
          press({ en: /XETA, send$/, ja: /XETA、送る$/ }),
          see(sendXeta),
          see(toXana, 'button'),
        ],
      },
      {
        name: 'send-xeta',
        title: 'XETA transfer',
        steps: [
          press(toXana),
          fill({ en: 'To', ja: '送信先' }, FRIEND),
          fill({ en: 'Amount (XETA)', ja: '数量 (XETA)' }, '1.25'),
          seeText({ en: /at most 0\.\d+ XETA/, ja: /最大0\.\d+ XETA/ }),
        ],
      },
      {
        name: 'send-xeta-review',
        title: 'Review of a transfer',
        steps: [press({ en: 'Review', ja: '確認へ進む' }), see({ en: 'Check the transfer', ja: '送信内容の確認' })],
      },
      {
        name: 'send-xeta-done',
        title: 'A transfer that has arrived',
        steps: [
          press({ en: 'Send 1.25 XETA', ja: '1.25 XETAを送る' }),
          seeText({ en: '1.25 XETA arrived.', ja: '1.25 XETAが届きました。' }),
        ],
      },
      {
        name: 'send-xeta-imitation',
        title: 'Review of an address that imitates a known one',
        steps: [
          press({ en: 'Send another', ja: '続けて送る' }),
          fill({ en: 'To', ja: '送信先' }, IMITATION),
          fill({ en: 'Amount (XETA)', ja: '数量 (XETA)' }, '0.1'),
          press({ en: 'Review', ja: '確認へ進む' }),
          seeText({ en: /only its ends are the same/, ja: /同じなのは両端だけです/ }),
        ],
      },
      {
        name: 'send-xeta-tray',
        title: 'Tray of transfers',
        steps: [
          closeDialog,
          closeSidebarOnPhone,
          see({ en: 'Payments and transfers', ja: 'お支払いと送信' }, 'region'),
        ],
      },
    ],
  },
];
