import type { World } from '@xana/contracts/http/spaces/world';
import { recentHeat } from '../../database/world-orders.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Platform } from '../../platform.ts';

type Reach = Pick<Platform, 'database' | 'config'>;

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** What the calls without a page number answer. */
export const FIRST_PAGE: Page = { pageNumber: 1, pageSize: 20 };

interface Feed {
  count: number;
  rows: World[];
}

export async function generalSpaceFeed(reach: Reach, callerId: number | null, page: Page): Promise<Feed> {
  const { count } = await reach.database
    .selectFrom('spaces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await selectWorlds(reach.database, callerId)
    .orderBy('spaces.created_at', 'desc')
    .orderBy('spaces.id')
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toWorld(reach.config, row)) };
}

export async function favouriteSpaceFeed(reach: Reach, callerId: number, page: Page): Promise<Feed> {
  const { count } = await reach.database
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', callerId)
    .executeTakeFirstOrThrow();
  const rows = await selectWorlds(reach.database, callerId)
    .innerJoin('favourites', 'favourites.space_id', 'spaces.id')
    .where('favourites.user_id', '=', callerId)
    .orderBy(recentHeat, 'desc')
    .orderBy('spaces.id')
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toWorld(reach.config, row)) };
}
