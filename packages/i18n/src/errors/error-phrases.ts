import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

export const errorPhrases = definePhrases('errors', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  isCommon: true,
});
