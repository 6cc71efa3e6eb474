import { MAX_FILTER_TAGS } from '@xana/contracts/http/spaces/filter-tags';
import { isTag, type Tag } from '@xana/contracts/tags';

export const TABS = ['spaces', 'events', 'games', 'avatars'] as const;
/** The lists of spaces and games (SP-03). The last two are the member's own. */
export const LISTS = ['mostActive', 'last7Days', 'new', 'recommended', 'mine', 'favourites'] as const;

export type ExploreList = (typeof LISTS)[number];

/** The filter of the page. It is in the address, so that Back, bookmarks and shared links show the same page. */
export interface ExploreFilter {
  tab: (typeof TABS)[number];
  /** `sort` in the address. */
  list: ExploreList;
  /** Results have all of them. In the address separated by commas; links of former releases have one. */
  tags: readonly Tag[];
}

const DEFAULT_FILTER: ExploreFilter = { tab: 'spaces', list: 'mostActive', tags: [] };

export function readExploreFilter(query: URLSearchParams): ExploreFilter {
  const oneOf = <Value extends string>(known: readonly Value[], requested: string | null, fallback: Value) =>
    known.find((value) => value === requested) ?? fallback;
  const tags = (query.get('tag') ?? '').toLowerCase().split(',').filter(isTag);
  return {
    tab: oneOf(TABS, query.get('tab'), DEFAULT_FILTER.tab),
    list: oneOf(LISTS, query.get('sort'), DEFAULT_FILTER.list),
    tags: [...new Set(tags)].slice(0, MAX_FILTER_TAGS),
  };
}

/** The query string of the filter, without default values. */
export function writeExploreFilter({ tab, list, tags }: ExploreFilter): string {
  const query = [
    ...(tab === DEFAULT_FILTER.tab ? [] : [`tab=${tab}`]),
    ...(list === DEFAULT_FILTER.list ? [] : [`sort=${list}`]),
    // Keys of tags need no escape, and a comma may stand in a query (RFC 3986, section 3.4).
    ...(tags.length === 0 ? [] : [`tag=${tags.join(',')}`]),
  ];
  return query.join('&');
}

/** Whether a list is the member's own, for which a visitor logs in. */
export const isOwnList = (list: ExploreList): list is 'mine' | 'favourites' => list === 'mine' || list === 'favourites';
