import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** The form of an event, which creates and edits one. */
export const { useText } = definePhrases('mfe-spaces/event-form', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
