import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const shellPhrases = definePhrases('shell', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
export const useText = shellPhrases.useText;
