import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const friendsOnlinePhrases = definePhrases('mfe-profile/friends-online', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = friendsOnlinePhrases.useText;
