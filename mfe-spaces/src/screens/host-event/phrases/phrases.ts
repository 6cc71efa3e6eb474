import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** The pages where a host creates or edits an event. */
export const hostEventPhrases = definePhrases('mfe-spaces/host-event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = hostEventPhrases.useText;
