import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

/** Texts for the problems of form fields. A remote with such a form loads them next to its own phrases. */
export const messagePhrases = definePhrases('messages', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
