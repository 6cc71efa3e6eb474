import { isTag, type Tag } from '@xana/contracts/tags';

export const OPTIONS = ['followings', 'followers', 'close-friends', 'find', 'blocked', 'muted'] as const;
type Option = (typeof OPTIONS)[number];

/** Lists that the member alone sees. */
export const isPrivate = (option: Option): boolean => option !== 'followings' && option !== 'followers';

/** The filter of a list of people. It is in the address, so that Back, bookmarks and shared links show the same list. */
export interface PeopleFilter {
  option: Option;
  tag: Tag | null;
  /** A substring of their names; empty for all. */
  search: string;
}

export function readPeopleFilter(query: URLSearchParams): PeopleFilter {
  const tag = query.get('tag')?.toLowerCase() ?? '';
  return {
    option: OPTIONS.find((option) => option === query.get('option')) ?? 'followings',
    tag: isTag(tag) ? tag : null,
    search: (query.get('name') ?? '').trim().slice(0, 256),
  };
}

/** The query string of the filter. It always contains `option`, as the links of the specification do. */
export function writePeopleFilter({ option, tag, search }: PeopleFilter): string {
  const query = new URLSearchParams({ option });
  if (tag) query.set('tag', tag);
  if (search) query.set('name', search);
  return query.toString();
}
