import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'New message',
  search: 'Search people',
  clear: 'Clear search',
  following: 'Following',
  popular: 'Popular',
  others: 'Other people',
  failed: 'People could not be loaded',
  none: 'No person with this name',
  found_one: '{{count}} person',
  found_other: '{{count}} people',
} as const;

export const { useText } = definePhrases('mfe-chat/people-picker', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
