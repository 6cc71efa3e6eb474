import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** The pages where a host creates or edits an event. */
export const { useText } = definePhrases('mfe-spaces/host-event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
