import { definePhrases } from '@xana/i18n';

export const en = {
  tooMany_one: '{{count}} character too many',
  tooMany_other: '{{count}} characters too many',
  used: '{{used}} of {{most}} characters',
} as const;

/** A remote with a limited field loads them next to its own phrases. */
export const countPhrases = definePhrases('@xana/limited-text', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
