import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const attachPhrases = definePhrases('mfe-profile/attach', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = attachPhrases.useText;
