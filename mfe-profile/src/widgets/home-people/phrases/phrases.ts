import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'People to follow',
  failed: 'People could not be loaded',
} as const;

export const { useText } = definePhrases('mfe-profile/home-people', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
