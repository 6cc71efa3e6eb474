import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Of the dialog alone: no other module of this remote carries them. */
export const createPhrases = definePhrases('mfe-spaces/create-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = createPhrases.useText;
