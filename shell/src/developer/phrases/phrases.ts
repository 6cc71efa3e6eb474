import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const developerPhrases = definePhrases('shell/developer', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = developerPhrases.useText;
