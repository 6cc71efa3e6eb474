import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Shown to the creator of a space. */
export const ownSpacePhrases = definePhrases('mfe-spaces/own-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = ownSpacePhrases.useText;
