import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Of what a member plans for an event: on its page and on its card. */
export const { useText } = definePhrases('mfe-spaces/event-plans', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
