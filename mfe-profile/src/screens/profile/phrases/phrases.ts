import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const profilePhrases = definePhrases('mfe-profile/profile', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = profilePhrases.useText;
