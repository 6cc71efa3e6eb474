import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Friends',
  titleOwn: 'Your friends',
  titleOf: 'Friends of {{name}}',
  lists: 'Friend lists',
  'list.followings': 'Following',
  'list.followers': 'Followers',
  'list.close-friends': 'Close friends',
  'list.find': 'Find people',
  'list.blocked': 'Blocked',
  'list.muted': 'Muted',
  search: 'Search by name',
  clear: 'Clear search',
  tags: 'Tags',
  moreTags: 'More tags',
  'empty.followers': 'People who follow you appear here',
  'empty.close-friends': 'People you mark with a star appear here',
  'empty.toFeed': 'Read the feed',
  'empty.toFollowings': 'Show people you follow',
} as const;

export const { useText } = definePhrases('mfe-profile/friends', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
