import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const phrases = definePhrases('mfe-profile/notifications', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = phrases.useText;
