import { definePhrases } from '@xana/i18n';

export const en = {
  name: 'Picture',
  open: 'Open picture {{number}}: {{text}}',
  undescribed: 'Picture without description',
  place: '{{index}} of {{total}}',
  earlier: 'Previous picture',
  later: 'Next picture',
} as const;

/** A remote with pictures of users loads them next to its own phrases. */
export const pictureGalleryPhrases = definePhrases('@xana/picture-gallery', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
