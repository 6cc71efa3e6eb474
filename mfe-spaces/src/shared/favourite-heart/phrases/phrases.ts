import { definePhrases } from '@xana/i18n';

export const en = {
  add: 'Add {{name}} to favourites',
  remove: 'Remove {{name}} from favourites',
} as const;

export const { useText } = definePhrases('mfe-spaces/favourite-heart', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
