import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const { useText } = definePhrases('mfe-profile/pick-attachment', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
