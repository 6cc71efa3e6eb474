import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

/** A remote with picture uploads loads them next to its own phrases. */
export const picturePhrases = definePhrases('@xana/picture-uploads', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
