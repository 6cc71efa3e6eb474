import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const mentionPhrases = definePhrases('mfe-profile/mentions', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = mentionPhrases.useText;
