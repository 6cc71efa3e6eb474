import { definePhrases } from '@xana/i18n';

export const en = {
  text: 'This user does not exist',
  toHome: 'Go to the home page',
} as const;

export const { useText } = definePhrases('mfe-profile/user-not-found', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
