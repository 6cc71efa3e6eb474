import { definePhrases } from '@xana/i18n';

export const en = {
  add: 'Add pictures',
  hint: 'JPG, PNG or WebP, up to {{most}} pictures',
  list: 'Chosen pictures',
  describe: 'Description of picture {{number}}',
  remindDescription: 'Describe your pictures. People who cannot see them hear only the description.',
  remove: 'Remove picture {{number}}',
  uploading: 'Uploading the picture',
} as const;

/** A remote with picture uploads loads them next to its own phrases. */
export const picturePhrases = definePhrases('@xana/picture-uploads', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
