import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

/** Words that every part needs and nobody should translate twice. */
export const sharedPhrases = definePhrases('shared', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  isCommon: true,
});
