import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const heartPhrases = definePhrases('mfe-spaces/favourite-heart', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = heartPhrases.useText;
