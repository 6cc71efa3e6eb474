import { loggedIn, loginDismissed } from '@xana/contracts/events/auth';
import { telegramVisitStarted } from '@xana/contracts/events/session';
import { loginRequested, walletRequested } from '@xana/contracts/events/shell';
import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-auth',
  owner: { team: 'Identity', contact: 'identity@xana.example' },
  pages: [],
  slots: [
    { slot: 'header.wallet', module: 'wallet-control', order: 10, height: 44, label: { en: 'Login', ja: 'ログイン' } },
  ],
  handlers: [
    { event: loginRequested, module: 'login-dialog', label: { en: 'Login', ja: 'ログイン' } },
    { event: telegramVisitStarted, module: 'telegram-visit', label: { en: 'Telegram', ja: 'Telegram' } },
    { event: walletRequested, module: 'wallet-dialog', label: { en: 'Wallet', ja: 'ウォレット' } },
  ],
  events: { publishes: [loggedIn, loginDismissed], consumes: [loginRequested, telegramVisitStarted, walletRequested] },
  needs: { shell: 1, session: 1 },
  grants: ['establishSession', 'endSession'],
  budget: { entryKilobytes: 40 },
});
