import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Shown to the creator of a space. */
export const { useText } = definePhrases('mfe-spaces/own-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
