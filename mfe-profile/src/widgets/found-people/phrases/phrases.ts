import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const foundPeoplePhrases = definePhrases('mfe-profile/found-people', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = foundPeoplePhrases.useText;
