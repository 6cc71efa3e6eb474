import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** Of the buttons beside a person: follow, close friend, message. */
export const personActionPhrases = definePhrases('mfe-profile/person-actions', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = personActionPhrases.useText;
