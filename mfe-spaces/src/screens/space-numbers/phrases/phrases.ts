import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const numbersPhrases = definePhrases('mfe-spaces/space-numbers', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = numbersPhrases.useText;
