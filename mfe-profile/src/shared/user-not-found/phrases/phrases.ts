import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const userNotFoundPhrases = definePhrases('mfe-profile/user-not-found', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = userNotFoundPhrases.useText;
