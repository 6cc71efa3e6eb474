import { definePhrases } from '@xana/i18n';

export const en = {
  zoom: 'Zoom',
  x: 'Left and right',
  y: 'Up and down',
  preview: 'Preview',
  hint: 'Drag to move, pinch or scroll to zoom. Keys: arrows move, + and − zoom.',
  use: 'Use picture',
} as const;

/** A remote that crops pictures loads them next to its own phrases. */
export const cropPhrases = definePhrases('@xana/crop-picture', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
