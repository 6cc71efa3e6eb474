import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const commentPhrases = definePhrases('mfe-profile/post-comments', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = commentPhrases.useText;
