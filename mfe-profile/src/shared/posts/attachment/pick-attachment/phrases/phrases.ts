import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Add a space or event',
  kinds: 'Types',
  spaces: 'Spaces',
  events: 'Events',
  'search.space': 'Search for a space',
  'search.event': 'Search for an event',
  clear: 'Clear search',
  'own.space': 'Your spaces',
  'own.event': 'Your events',
  'all.space': 'All spaces',
  'all.event': 'Live and upcoming events',
  found: 'Results',
  failed: 'The list could not be loaded',
} as const;

export const { useText } = definePhrases('mfe-profile/pick-attachment', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
