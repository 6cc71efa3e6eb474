import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with the profile page. */
export const { useText } = definePhrases('mfe-profile/edit-profile', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
