import { isTag, type Tag } from '@xana/contracts/tags';

export const TABS = ['spaces', 'events', 'games', 'avatars'] as const;
export const SORTS = ['mostActive', 'recommended', 'new'] as const;

/** What is looked at, as the address says: so Back, a bookmark and a friend see the same. */
export interface ExploreFilter {
  tab: (typeof TABS)[number];
  sort: (typeof SORTS)[number];
  tag: Tag | null;
}

const BEGIN: ExploreFilter = { tab: 'spaces', sort: 'mostActive', tag: null };

export function readExploreFilter(query: URLSearchParams): ExploreFilter {
  const oneOf = <Value extends string>(known: readonly Value[], asked: string | null, otherwise: Value) =>
    known.find((value) => value === asked) ?? otherwise;
  const tag = query.get('tag')?.toLowerCase() ?? '';
  return {
    tab: oneOf(TABS, query.get('tab'), BEGIN.tab),
    sort: oneOf(SORTS, query.get('sort'), BEGIN.sort),
    tag: isTag(tag) ? tag : null,
  };
}

/** The query of an address; what one begins with is left out. */
export function writeExploreFilter({ tab, sort, tag }: ExploreFilter): string {
  const query = new URLSearchParams();
  if (tab !== BEGIN.tab) query.set('tab', tab);
  if (sort !== BEGIN.sort) query.set('sort', sort);
  if (tag) query.set('tag', tag);
  return query.toString();
}
