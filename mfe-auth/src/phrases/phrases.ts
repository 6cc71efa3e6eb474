import { definePhrases } from '@xana/i18n';

export const en = {
  'control.logIn': 'Log in',
  'control.reconnect': 'Reconnect',
  'control.wallet': 'Wallet {{address}}',
  'control.account': 'Account of {{name}}',
} as const;

export const { useText } = definePhrases('mfe-auth', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
