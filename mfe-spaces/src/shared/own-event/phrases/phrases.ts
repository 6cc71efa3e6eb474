import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Of an event on its page: for its host, and for everyone when it is cancelled. */
export const { useText } = definePhrases('mfe-spaces/own-event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
