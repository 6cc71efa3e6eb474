import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with the form. */
export const { useText } = definePhrases('mfe-spaces/space-form', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
