import { definePhrases } from '@xana/i18n';

export const en = {
  enter: 'Enter',
  friends: 'Friends here: {{names}}',
} as const;

/** Loaded with the controls of the first card. */
export const { useText } = definePhrases('mfe-spaces/space-controls', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
