import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const hiddenPeoplePhrases = definePhrases('mfe-profile/hidden-people', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = hiddenPeoplePhrases.useText;
