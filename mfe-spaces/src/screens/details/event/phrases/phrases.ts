import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Loaded only with the page of an event. */
export const { useText } = definePhrases('mfe-spaces/event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
