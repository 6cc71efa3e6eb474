import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with the dialog. */
export const { useText } = definePhrases('mfe-spaces/create-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
