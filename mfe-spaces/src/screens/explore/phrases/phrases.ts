import { definePhrases } from '@xana/i18n';

export const en = {
  list: 'List',
  'list.mostActive': 'Hot this week',
  'list.last7Days': 'Most visited in the last 7 days',
  'list.new': 'New',
  'list.recommended': 'Recommended',
  'list.mine': 'Your own',
  'list.favourites': 'Your favourites',
  'found.spaces_one': '{{number}} space',
  'found.spaces_other': '{{number}} spaces',
  'found.games_one': '{{number}} game',
  'found.games_other': '{{number}} games',
  clear: 'Clear all',
  'tag.matches_one': '{{number}} result with this tag',
  'tag.matches_other': '{{number}} results with this tag',
  'empty.tags': 'Nothing has all of these tags. Remove one of them:',
  'empty.remove': 'Remove {{tag}} ({{number}})',
  'empty.mine': 'What you create on XANA appears here.',
  'empty.create': 'Create a space',
  'empty.favourites': 'Press the heart on a space or game, and it appears here.',
  'empty.hot': 'See what is hot',
  'login.mine': 'Log in to see what you created.',
  'login.favourites': 'Log in to see your favourites.',
  'login.do': 'Log in',
} as const;

/** Loaded only with Explore. */
export const { useText } = definePhrases('mfe-spaces/explore', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
