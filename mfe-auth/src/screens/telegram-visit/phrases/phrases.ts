import { definePhrases } from '@xana/i18n';

export const en = {
  'telegram.title': 'You are logged in with Telegram',
  'telegram.text': 'Welcome, {{name}}. This is a short login for the app that you came from.',
  'telegram.left_one': 'You will be logged out here in {{count}} second.',
  'telegram.left_other': 'You will be logged out here in {{count}} seconds.',
  'telegram.end': 'Log out now',
} as const;

export const { useText } = definePhrases('mfe-auth', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
