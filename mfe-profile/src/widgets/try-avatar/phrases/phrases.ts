import { definePhrases } from '@xana/i18n';

export const en = {
  tryOn: 'Try on',
  title: 'You as {{name}}',
  hint: 'This is how your profile and your posts would look.',
  wear: 'Use as profile picture',
  worn: 'Your profile picture is {{name}} now',
  failed: 'Your profile could not be loaded',
} as const;

export const { useText } = definePhrases('mfe-profile/try-avatar', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
