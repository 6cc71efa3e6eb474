import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** To be loaded beside the part's own phrases by whoever has a field with a limit. */
export const countPhrases = definePhrases('limited-text', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
