import type { en } from './phrases.ts';

export const ja = {
  'icon.label': 'チャット',
  'icon.unread_one': 'チャット、未読{{count}}件',
  'icon.unread_other': 'チャット、未読{{count}}件',
} satisfies Record<keyof typeof en, string>;
