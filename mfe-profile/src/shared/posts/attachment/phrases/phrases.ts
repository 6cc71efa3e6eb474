import { definePhrases } from '@xana/i18n';

export const en = {
  add: 'Add a space or event',
  change: 'Choose another',
  remove: 'Remove the space or event',
  space: 'Space',
  event: 'Event',
  'gone.space': 'This space is no longer available',
  'gone.event': 'This event is no longer available',
} as const;

export const { useText } = definePhrases('mfe-profile/attachment', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
