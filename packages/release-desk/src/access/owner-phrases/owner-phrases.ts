import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const ownerPhrases = definePhrases('release-desk-owners', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
