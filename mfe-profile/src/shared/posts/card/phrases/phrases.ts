import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const postCardPhrases = definePhrases('mfe-profile/post-card', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = postCardPhrases.useText;
