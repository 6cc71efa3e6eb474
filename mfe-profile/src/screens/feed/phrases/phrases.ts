import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Feed',
  subjects: 'Feed topics',
  'for.user': 'People',
  'for.space': 'Spaces',
  sources: 'Posts from',
  'from.everybody': 'Everyone',
  'from.following': 'Following',
  logIn: 'Log in to read posts by people you follow.',
  empty: 'Posts by people you follow appear here',
  new_one: '{{count}} new post',
  new_other: '{{count}} new posts',
  manyNew_one: '{{count}}+ new posts',
  manyNew_other: '{{count}}+ new posts',
  'composer.title': 'New post',
  'composer.placeholder': 'What would you like to share?',
  'composer.post': 'Post',
  'composer.sending': 'Sending your post',
  'composer.notSent': 'This post was not sent',
  'composer.kept': 'The text and the pictures are kept in this browser.',
} as const;

export const { useText } = definePhrases('mfe-profile/feed', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
