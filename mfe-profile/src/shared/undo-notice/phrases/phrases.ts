import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const undoPhrases = definePhrases('mfe-profile/undo', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = undoPhrases.useText;
