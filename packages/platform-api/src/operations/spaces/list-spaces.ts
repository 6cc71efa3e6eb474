import type { Space } from '@xana/contracts/http/spaces/space';
import type { getSpaceFacets } from '@xana/contracts/http/spaces/space-lists';
import type { InputOf } from '@xana/contracts/operation';
import { apiError } from '../../api-error.ts';
import type { Caller } from '../../authentication/caller.ts';
import { selectRecommendedPage } from '../../database/spaces/recommended-spaces.ts';
import {
  type SpaceFilter,
  type SpaceOrder,
  selectHotSpaces,
  selectSpacePage,
} from '../../database/spaces/space-pages.ts';
import type { Page } from '../../database/statements/key-pages.ts';
import type { QueryContext } from '../../platform.ts';
import { toSpace } from './to-space.ts';

interface SpaceList {
  count: number;
  rows: Space[];
}

/** The page that operations without a page number return. */
export const FIRST_PAGE: Page = { pageNumber: 1, pageSize: 20 };
const MAX_HOT_SPACES = 20;

export async function listSpaces(
  { database, config }: QueryContext,
  caller: Caller | null,
  page: Page,
  list: SpaceFilter & { order: SpaceOrder },
): Promise<SpaceList> {
  const { count, rows } = await selectSpacePage(database, caller?.userId ?? null, page, list);
  return { count, rows: rows.map((row) => toSpace(config, row)) };
}

/** The spaces, or games, with the most visits of the last seven days. */
export async function listHotSpaces(
  { database, config }: QueryContext,
  caller: Caller | null,
  filter: { isGame: boolean; tag?: string },
): Promise<SpaceList> {
  const hot = await selectHotSpaces(database, caller?.userId ?? null, { ...filter, limit: MAX_HOT_SPACES });
  return { count: hot.length, rows: hot.map((row) => toSpace(config, row)) };
}

/** Recommendations for a member; a visitor gets the spaces that most users marked as favourites. */
export async function listRecommendedSpaces(
  context: QueryContext,
  caller: Caller | null,
  page: Page,
  filter: SpaceFilter = {},
): Promise<SpaceList> {
  if (!caller) return listSpaces(context, caller, page, { ...filter, order: 'favourites' });
  const { count, rows } = await selectRecommendedPage(context.database, caller.userId, page, filter);
  return { count, rows: rows.map((row) => toSpace(context.config, row)) };
}

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
