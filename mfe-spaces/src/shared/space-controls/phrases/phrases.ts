import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded with the controls of the first card. */
export const { useText } = definePhrases('mfe-spaces/space-controls', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
