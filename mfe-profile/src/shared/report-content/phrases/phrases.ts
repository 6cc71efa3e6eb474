import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const reportPhrases = definePhrases('mfe-profile/report', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = reportPhrases.useText;
