import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Create a space',
  save: 'Create',
  live: 'Your space is live',
  liveText: 'Everyone can find “{{name}}” now.',
  open: 'Open the space',
  copyLink: 'Copy link',
  share: 'Share',
  another: 'Create another',
} as const;

/** Loaded only with the dialog. */
export const { useText } = definePhrases('mfe-spaces/create-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
