import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const installPhrases = definePhrases('shell/install', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
