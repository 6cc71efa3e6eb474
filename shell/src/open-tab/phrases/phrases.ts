import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const openTabPhrases = definePhrases('shell/open-tab', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
