import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** A remote with pictures of users loads them next to its own phrases. */
export const pictureGalleryPhrases = definePhrases('@xana/picture-gallery', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
