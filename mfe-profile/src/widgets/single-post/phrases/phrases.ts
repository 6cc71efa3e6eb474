import { definePhrases } from '@xana/i18n';

export const en = {
  title: '{{name}}: “{{text}}”',
  failed: 'This post could not be loaded',
  gone: 'This post is no longer available',
  hidden: 'The moderators hid this post',
  'hidden.hint': 'Only you can see it. The reason is in your notifications.',
  toFeed: 'Go to the feed',
} as const;

export const { useText } = definePhrases('mfe-profile/single-post', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
