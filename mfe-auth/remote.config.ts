import {
  accountRequested,
  afterLoginAnswered,
  loggedIn,
  loginDismissed,
  termsDeclined,
  termsShown,
  walletChainUnsupported,
  walletLeft,
} from '@xana/contracts/events/auth';
import { memberArrived, memberLeft, telegramLinkReturned, telegramVisitStarted } from '@xana/contracts/events/session';
import {
  loginRequested,
  networkRequested,
  termsRequested,
  walletConnectionRequested,
  walletRequested,
} from '@xana/contracts/events/shell';
import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-auth',
  owner: { team: 'Identity', contact: 'identity@xana.example' },
  pages: [
    { path: '/terms', module: 'terms-page', title: { en: 'Terms of use', ja: '利用規約' }, login: 'none', preload: [] },
  ],
  slots: [
    { slot: 'header.wallet', module: 'wallet-control', order: 10, height: 44, label: { en: 'Login', ja: 'ログイン' } },
    {
      slot: 'settings.account',
      module: 'account-settings',
      order: 10,
      height: 480,
      label: { en: 'Account', ja: 'アカウント' },
      login: 'required',
    },
    {
      slot: 'terms.line',
      module: 'terms-line',
      order: 10,
      height: 120,
      label: { en: 'Terms of use', ja: '利用規約' },
      login: 'required',
    },
  ],
  handlers: [
    { event: loginRequested, module: 'login-dialog', label: { en: 'Login', ja: 'ログイン' } },
    { event: memberArrived, module: 'after-login', label: { en: 'After login', ja: 'ログイン後のお知らせ' } },
    { event: termsRequested, module: 'terms-request', label: { en: 'Terms of use', ja: '利用規約' } },
    {
      event: accountRequested,
      module: 'account-dialog',
      label: { en: 'Login and security', ja: 'ログインとセキュリティ' },
    },
    {
      event: telegramLinkReturned,
      module: 'account-dialog',
      label: { en: 'Login and security', ja: 'ログインとセキュリティ' },
    },
    {
      event: memberArrived,
      module: 'account-notices',
      label: { en: 'Security notices', ja: 'セキュリティのお知らせ' },
    },
    { event: telegramVisitStarted, module: 'telegram-visit', label: { en: 'Telegram', ja: 'Telegram' } },
    { event: walletRequested, module: 'wallet-dialog', label: { en: 'Wallet', ja: 'ウォレット' } },
    { event: walletConnectionRequested, module: 'wallet-connection', label: { en: 'Wallet', ja: 'ウォレット' } },
    { event: networkRequested, module: 'network-request', label: { en: 'Network', ja: 'ネットワーク' } },
    { event: walletChainUnsupported, module: 'wallet-network', label: { en: 'Network', ja: 'ネットワーク' } },
    { event: walletLeft, module: 'wallet-left', label: { en: 'Logged out', ja: 'ログアウト' } },
  ],
  events: {
    publishes: [
      accountRequested,
      afterLoginAnswered,
      loggedIn,
      loginDismissed,
      termsDeclined,
      termsShown,
      walletChainUnsupported,
      walletLeft,
    ],
    consumes: [
      accountRequested,
      afterLoginAnswered,
      loginRequested,
      memberArrived,
      memberLeft,
      networkRequested,
      telegramLinkReturned,
      telegramVisitStarted,
      termsRequested,
      walletChainUnsupported,
      walletConnectionRequested,
      walletLeft,
      walletRequested,
    ],
  },
  needs: { shell: 1, session: 1 },
  grants: ['establishSession', 'endSession', 'manageSessions', 'manageLoginMethods', 'grantHandOff'],
  budget: { entryKilobytes: 40 },
});
