import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const peoplePickerPhrases = definePhrases('people-picker', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const { useText } = peoplePickerPhrases;
