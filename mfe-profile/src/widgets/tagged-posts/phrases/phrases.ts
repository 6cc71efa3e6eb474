import { definePhrases } from '@xana/i18n';

export const en = { title: 'Posts' } as const;

export const { useText } = definePhrases('mfe-profile/tagged-posts', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
