import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Of an event on its page: for its host, and for everyone when it is cancelled. */
export const ownEventPhrases = definePhrases('mfe-spaces/own-event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = ownEventPhrases.useText;
