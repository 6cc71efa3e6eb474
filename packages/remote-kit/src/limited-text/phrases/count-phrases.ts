import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** A remote with a limited field loads them next to its own phrases. */
export const countPhrases = definePhrases('@xana/limited-text', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
