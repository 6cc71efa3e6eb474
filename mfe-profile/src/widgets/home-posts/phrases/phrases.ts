import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Newest posts',
  viewAll: 'View all: Newest posts',
} as const;

export const { useText } = definePhrases('mfe-profile/home-posts', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
