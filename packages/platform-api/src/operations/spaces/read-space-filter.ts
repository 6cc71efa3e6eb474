import type { getSpaceFacets } from '@xana/contracts/http/spaces/space-lists';
import type { InputOf } from '@xana/contracts/operation';
import { apiError } from '../../api-error.ts';
import type { Caller } from '../../authentication/caller.ts';
import type { SpaceFilter } from '../../database/spaces/space-pages.ts';

type Given = Pick<InputOf<typeof getSpaceFacets>, 'allTags' | 'kind' | 'list'>;

/** @throws ApiError TOKEN_MISSING for a visitor who asks for a list of a member */
export function readSpaceFilter({ allTags, kind, list }: Given, caller: Caller | null): SpaceFilter {
  if (list && !caller) throw apiError('TOKEN_MISSING', `list=${list} needs an access token.`);
  return {
    allTags: allTags?.split(','),
    isGame: kind === undefined ? undefined : kind === 'game',
    ...(list === 'mine' ? { creatorId: caller?.userId } : {}),
    ...(list === 'favourites' ? { favouriteOf: caller?.userId } : {}),
  };
}
