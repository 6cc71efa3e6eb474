import { definePhrases } from '@xana/i18n';

export const en = {
  followers_one: '{{number}} follower',
  followers_other: '{{number}} followers',
  follow: 'Follow',
  following: 'Following',
  followName: 'Follow {{name}}',
  unfollowName: 'Stop following {{name}}',
  unfollowed: 'You no longer follow {{name}}',
  isYourself: 'This is your own profile',
  'closeFriend.add': 'Add {{name}} to close friends',
  'closeFriend.remove': 'Remove {{name}} from close friends',
  message: 'Message',
  messageName: 'Message {{name}}',
} as const;

/** Of the buttons beside a person: follow, close friend, message. */
export const personActionPhrases = definePhrases('mfe-profile/person-actions', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = personActionPhrases.useText;
