import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Of all fields that write or edit a post or a comment. */
export const writingPhrases = definePhrases('mfe-profile/writing', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = writingPhrases.useText;
