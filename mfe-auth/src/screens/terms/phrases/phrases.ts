import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const termsPhrases = definePhrases('mfe-auth', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
export const useText = termsPhrases.useText;
