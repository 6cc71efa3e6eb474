import { isTag, type Tag } from '@xana/contracts/tags';

export const TABS = ['spaces', 'events', 'games', 'avatars'] as const;
export const SORTS = ['mostActive', 'recommended', 'new'] as const;

/** The filter of the page. It is in the address, so that Back, bookmarks and shared links show the same page. */
export interface ExploreFilter {
  tab: (typeof TABS)[number];
  sort: (typeof SORTS)[number];
  tag: Tag | null;
}

const DEFAULT_FILTER: ExploreFilter = { tab: 'spaces', sort: 'mostActive', tag: null };

export function readExploreFilter(query: URLSearchParams): ExploreFilter {
  const oneOf = <Value extends string>(known: readonly Value[], requested: string | null, fallback: Value) =>
    known.find((value) => value === requested) ?? fallback;
  const tag = query.get('tag')?.toLowerCase() ?? '';
  return {
    tab: oneOf(TABS, query.get('tab'), DEFAULT_FILTER.tab),
    sort: oneOf(SORTS, query.get('sort'), DEFAULT_FILTER.sort),
    tag: isTag(tag) ? tag : null,
  };
}

/** The query string of the filter, without default values. */
export function writeExploreFilter({ tab, sort, tag }: ExploreFilter): string {
  const query = new URLSearchParams();
  if (tab !== DEFAULT_FILTER.tab) query.set('tab', tab);
  if (sort !== DEFAULT_FILTER.sort) query.set('sort', sort);
  if (tag) query.set('tag', tag);
  return query.toString();
}
