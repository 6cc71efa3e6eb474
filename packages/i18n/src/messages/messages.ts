import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

/** What a form says about what was typed. To be loaded beside the part's own phrases by whoever has such a form. */
export const messagePhrases = definePhrases('messages', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
