import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const taggedPostsPhrases = definePhrases('mfe-profile/tagged-posts', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = taggedPostsPhrases.useText;
