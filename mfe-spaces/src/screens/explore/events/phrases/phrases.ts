import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with Explore. */
export const { useText } = definePhrases('mfe-spaces/explore-events', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
