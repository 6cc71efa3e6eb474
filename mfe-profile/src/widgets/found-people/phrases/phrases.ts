import { definePhrases } from '@xana/i18n';

export const en = { label: 'Found people', failed: 'People could not be loaded' } as const;

export const { useText } = definePhrases('mfe-profile/found-people', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
