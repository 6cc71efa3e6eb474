import { definePhrases } from '@xana/i18n';

export const en = {
  failed: 'The creator could not be loaded',
} as const;

export const { useText } = definePhrases('mfe-profile/creator-panel', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
