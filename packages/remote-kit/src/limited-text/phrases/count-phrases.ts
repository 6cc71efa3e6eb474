import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Load these beside the part's own phrases where a field has a limit. */
export const countPhrases = definePhrases('limited-text', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
