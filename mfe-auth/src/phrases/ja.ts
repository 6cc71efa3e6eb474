import type { en } from './phrases.ts';

export const ja = {
  'control.logIn': 'ログイン',
  'control.reconnect': '再接続',
  'control.wallet': 'ウォレット：{{address}}',
  'control.account': '{{name}}さんのアカウント',
} satisfies Record<keyof typeof en, string>;
