import { definePhrases } from '@xana/i18n';

export const en = {
  failed: 'Your summary could not be loaded',
  loading: 'Loading your summary',
  'steps.title': 'Your first steps',
  'steps.done': '{{done}} of {{all}} done',
  'steps.dismiss': 'Hide the first steps',
  'steps.isDone': 'Done',
  'interests.title': 'Choose what you like',
  'interests.hint': 'Spaces with these tags come first.',
  'interests.save': 'Save',
  'interests.more': 'More tags',

  'people.title': 'Follow people',
  'people.hint': 'Their posts and spaces appear here.',
  'favourite.title': 'Add a space to your favourites',
  'favourite.hint': 'Your favourites stay in the sidebar.',
  'space.title': 'Create your first space',
  'space.hint': 'A picture and a name are enough.',
  'since.title': 'Welcome back, {{name}}',
  'since.when': 'New since {{when}}',
  'since.followers_one': '{{number}} new follower',
  'since.followers_other': '{{number}} new followers',
  'since.posts_one': '{{number}} new post',
  'since.posts_other': '{{number}} new posts',
  'since.spaces_one': '{{number}} new space by people you follow',
  'since.spaces_other': '{{number}} new spaces by people you follow',
} as const;

export const { useText } = definePhrases('mfe-profile/home-member', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
