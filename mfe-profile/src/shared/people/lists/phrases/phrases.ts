import { definePhrases } from '@xana/i18n';

export const en = {
  'people.following': 'Following',
  'people.active': 'Most active',
  'people.failed': 'People could not be loaded',
  'people.more': 'Show more people',
  'empty.followings': 'People you follow appear here',
  'feed.findPeople': 'Find people to follow',
};

export const { useText } = definePhrases('mfe-profile', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
