import type { getAllSpaces, getSpaceFacets } from '@xana/contracts/http/spaces/space-lists';
import type { InputOf } from '@xana/contracts/operation';
import { type ExploreFilter, isOwnList } from './explore-filter.ts';

type Filter = InputOf<typeof getSpaceFacets>;

/** What a filter of the page asks the platform for. */
export interface SpaceQuery {
  list: Filter & Pick<InputOf<typeof getAllSpaces>, 'sort'>;
  /** Null where there are no numbers: the platform selects what it recommends to a member. */
  facets: Filter | null;
}

export function spaceQueryOf(
  { list, tags }: Pick<ExploreFilter, 'list' | 'tags'>,
  kind: 'space' | 'game',
  isVisitor: boolean,
): SpaceQuery {
  const filter: Filter = {
    kind,
    ...(isOwnList(list) ? { list } : {}),
    ...(tags.length > 0 ? { allTags: tags.join(',') } : {}),
  };
  return {
    list: { ...filter, sort: isOwnList(list) ? 'new' : list },
    facets: list === 'recommended' && !isVisitor ? null : filter,
  };
}
