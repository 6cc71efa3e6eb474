import type { VisitSource } from '@xana/contracts/http/spaces/visit-source';

const PAGES: Record<string, VisitSource> = {
  '': 'home',
  app: 'home',
  explore: 'explore',
  search: 'search',
  profile: 'profile',
  'follow-user': 'profile',
  feed: 'feed',
  chat: 'chat',
};

/** The part of the Navigation API that is read here; its types are not in the configured libraries. */
interface Entries {
  currentEntry: { index: number; key: string } | null;
  entries(): readonly { url: string | null }[];
  activation?: { entry: { key: string } } | null;
}

interface Visited {
  referrer: string;
  origin: string;
  /** Missing in browsers without the Navigation API: every visit within the site is then `other`. */
  navigation?: Entries | undefined;
}

/** The kind of page that led to the current one: the page before it in this tab, or the referrer of the document. */
export function findVisitSource({ referrer, origin, navigation }: Visited): VisitSource {
  const current = navigation?.currentEntry;
  if (!navigation || !current) return referrer === '' ? 'direct' : sourceOf(referrer, origin);
  if (current.key === navigation.activation?.entry.key) return referrer === '' ? 'direct' : sourceOf(referrer, origin);
  const before = navigation.entries()[current.index - 1]?.url;
  return before ? sourceOf(before, origin) : 'direct';
}

function sourceOf(address: string, origin: string): VisitSource {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== origin) return 'external';
  return PAGES[url.pathname.split('/')[1] ?? ''] ?? 'other';
}

/** The Navigation API of a window that has it. */
export function navigationOf(window: object): Entries | undefined {
  const found: unknown = 'navigation' in window ? window.navigation : undefined;
  return isEntries(found) ? found : undefined;
}

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && 'currentEntry' in value && 'entries' in value;
