import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const homeMemberPhrases = definePhrases('mfe-profile/home-member', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = homeMemberPhrases.useText;
