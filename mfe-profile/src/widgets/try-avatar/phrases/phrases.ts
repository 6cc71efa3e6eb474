import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const tryAvatarPhrases = definePhrases('mfe-profile/try-avatar', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = tryAvatarPhrases.useText;
