import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const friendsPhrases = definePhrases('mfe-profile/friends', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = friendsPhrases.useText;
