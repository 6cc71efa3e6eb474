import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** A remote that crops pictures loads them next to its own phrases. */
export const cropPhrases = definePhrases('@xana/crop-picture', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
