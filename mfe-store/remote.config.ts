import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { memberArrived } from '@xana/contracts/events/session';
import { storeRequested } from '@xana/contracts/events/shell';
import {
  balanceChanged,
  cardUpdateRequested,
  historyRequested,
  paymentRequested,
  paymentSucceeded,
  transferRequested,
  trayRequested,
} from '@xana/contracts/events/store';
import { getXenyProducts } from '@xana/contracts/http/payments/products';
import { defineRemote } from '@xana/remote-kit/config';
import { preload } from '@xana/remote-kit/preload';

export const remote = defineRemote({
  name: 'mfe-store',
  owner: { team: 'Commerce', contact: 'commerce@xana.example' },
  pages: [
    {
      path: '/store',
      module: 'store',
      title: { en: 'XENY store', ja: 'XENYストア' },
      login: 'none',
      preload: [preload(getXenyProducts, {})],
    },
    {
      path: '/store/history',
      module: 'history',
      title: { en: 'Payment history', ja: 'お支払い履歴' },
      login: 'required',
      preload: [],
    },
  ],
  slots: [
    { slot: 'sidebar.balances', module: 'balances', order: 10, height: 120, label: { en: 'Balances', ja: '残高' } },
  ],
  handlers: [
    { event: storeRequested, module: 'open-store', label: { en: 'XENY store', ja: 'XENYストア' } },
    { event: historyRequested, module: 'payment-history', label: { en: 'Payment history', ja: 'お支払い履歴' } },
    { event: paymentRequested, module: 'card-payment', label: { en: 'Pay by card', ja: 'カードで支払う' } },
    { event: cardUpdateRequested, module: 'update-card', label: { en: 'Update card', ja: 'カードを変更' } },
    { event: memberArrived, module: 'resume-payment', label: { en: 'Open payments', ja: '未完了のお支払い' } },
    { event: transferRequested, module: 'transfer', label: { en: 'Send XETA', ja: 'XETAを送る' } },
    { event: trayRequested, module: 'tray', label: { en: 'Payments and transfers', ja: 'お支払いと送信' } },
  ],
  events: {
    publishes: [
      balanceChanged,
      cardUpdateRequested,
      historyRequested,
      paymentRequested,
      paymentSucceeded,
      transferRequested,
      trayRequested,
    ],
    consumes: [
      afterLoginAnswered,
      balanceChanged,
      cardUpdateRequested,
      historyRequested,
      memberArrived,
      paymentRequested,
      paymentSucceeded,
      storeRequested,
      transferRequested,
      trayRequested,
    ],
  },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
