import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Balances',
  unavailable: 'Balance unavailable',
  tryAgain: '{{currency}}: Balance unavailable. Try again',
  noWallet: 'You logged in without a wallet',
  visitor: 'Log in to see your {{currency}}',
  loading: 'Loading {{currency}}',
  toTransfer: '{{amount}} XETA, send',
  toStore: '{{amount}} XENY, open the store',
} as const;

export const { useText } = definePhrases('mfe-store', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
