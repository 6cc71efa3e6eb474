import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with the profile page. */
export const editPhrases = definePhrases('mfe-profile/edit-profile', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = editPhrases.useText;
