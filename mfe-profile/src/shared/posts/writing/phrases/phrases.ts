import { definePhrases } from '@xana/i18n';

export const en = {
  empty: 'Write something',
  keys: 'Ctrl + Enter or ⌘ + Enter sends',
  save: 'Save',
  mentions: 'People to mention',
  'mentions.found_one': '{{count}} person found. Use the arrow keys to choose.',
  'mentions.found_other': '{{count}} people found. Use the arrow keys to choose.',
} as const;

/** Of all fields that write or edit a post or a comment. */
export const writingPhrases = definePhrases('mfe-profile/writing', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = writingPhrases.useText;
