import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

/** Texts that every microfrontend needs. */
export const sharedPhrases = definePhrases('@xana/shared', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
