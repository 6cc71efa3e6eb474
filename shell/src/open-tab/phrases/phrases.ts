import { definePhrases } from '@xana/i18n';

export const en = {
  fixed: 'A problem was fixed.',
  soon: 'A problem was fixed. This page loads again in a few seconds.',
  held: 'A problem was fixed. This page loads again when you have finished what you are doing.',
  reload: 'Reload',
} as const;

export const openTabPhrases = definePhrases('shell/open-tab', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
