import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const creatorPanelPhrases = definePhrases('mfe-profile/creator-panel', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = creatorPanelPhrases.useText;
