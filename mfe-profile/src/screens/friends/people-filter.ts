import { isTag, type Tag } from '@xana/contracts/tags';

export const OPTIONS = ['followings', 'followers', 'close-friends'] as const;
export type Option = (typeof OPTIONS)[number];

/** Which people are looked at, as the address says: so Back, a bookmark and a friend see the same. */
export interface PeopleFilter {
  option: Option;
  tag: Tag | null;
  /** A part of their names; empty for all. */
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

/** The query of an address; `option` always stands in it, as the product's links have it. */
export function writePeopleFilter({ option, tag, search }: PeopleFilter): string {
  const query = new URLSearchParams({ option });
  if (tag) query.set('tag', tag);
  if (search) query.set('name', search);
  return query.toString();
}
