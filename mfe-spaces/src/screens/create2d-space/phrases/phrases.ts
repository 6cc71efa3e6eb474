import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with the dialog. */
export const createPhrases = definePhrases('mfe-spaces/create-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = createPhrases.useText;
