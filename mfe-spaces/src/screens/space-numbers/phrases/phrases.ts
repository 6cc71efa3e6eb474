import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Statistics for {{name}}',
  failed: 'The statistics could not be loaded',
  gone: 'This space is not yours, or no longer available',
  toProfile: 'View your profile',
  back: 'View the space',
  period: 'Period',
  days30: '30 days',
  days90: '90 days',
  visits: 'Visits',
  favourites: 'Favourites gained',
  followers: 'Followers gained',
  sources: 'Where visits came from',
  sourcesHint: 'Only the type of page is counted, not who came.',
  noSources: 'No visit with a known source yet',
  perDay: '{{what}} per day',
  summary: '{{total}} in {{days}} days, {{most}} at most, on {{day}}',
  summaryEmpty: 'None in {{days}} days',
  table: 'Show as a table',
  day: 'Day (UTC)',
  source: 'Source',
  'source.direct': 'Direct',
  'source.home': 'Home',
  'source.explore': 'Explore',
  'source.search': 'Search',
  'source.profile': 'Profiles',
  'source.feed': 'Feed',
  'source.chat': 'Chat',
  'source.external': 'Other sites',
  'source.other': 'Other pages',
} as const;

export const { useText } = definePhrases('mfe-spaces/space-numbers', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
