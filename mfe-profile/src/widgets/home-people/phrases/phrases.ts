import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const homePeoplePhrases = definePhrases('mfe-profile/home-people', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = homePeoplePhrases.useText;
