import { definePhrases } from '@xana/i18n';

export const en = {
  needed: 'To publish and buy, accept the terms of use.',
  title: 'Please accept the terms of use',
  neededText: 'Publishing and buying need the current terms. After you accept them, your action continues.',
  version: 'Version of {{version}}',
  open: 'Open the terms in a new tab',
  read: 'I have read the terms of use and accept them',
  sign: 'Sign and accept',
  accept: 'Accept',
  acceptWithoutWallet: 'Accept without a signature',
  signNote: 'Your wallet asks you to sign a message. It is free and moves no funds.',
  decline: 'Do not accept',
  rejected: 'You did not sign the message. You can try again at any time.',
  pending: 'Your wallet has an unfinished request. Please open the wallet and finish it first.',
  walletFailed: 'Your wallet did not respond as expected. Please try again, or accept without a signature.',
  failed: 'The terms could not be loaded',
} as const;

export const { useText } = definePhrases('mfe-auth', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
