import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const feedPhrases = definePhrases('mfe-profile/feed', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = feedPhrases.useText;
