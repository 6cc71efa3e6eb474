import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded with the suggestions of the search box and with the search page. */
export const { useText } = definePhrases('mfe-spaces/search', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
