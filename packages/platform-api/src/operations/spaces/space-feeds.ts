import type { Space } from '@xana/contracts/http/spaces/space';
import { sql } from 'kysely';
import type { Page } from '../../database/key-pages.ts';
import { type Reach, selectSpacePage } from '../../database/space-pages.ts';
import type { Caller } from '../../http/handler.ts';

/** What the calls without a page number answer. */
export const FIRST_PAGE: Page = { pageNumber: 1, pageSize: 20 };

interface Feed {
  count: number;
  rows: Space[];
}

/** Every space, the newest first. */
export const generalSpaceFeed = (reach: Reach, caller: Caller | null, page: Page): Promise<Feed> =>
  selectSpacePage(reach, caller, page, { by: 'created' });

/** One's favourites, where most is going on first. */
export const favouriteSpaceFeed = (reach: Reach, caller: Caller, page: Page): Promise<Feed> =>
  selectSpacePage(reach, caller, page, {
    where: sql`spaces.id in (select space_id from favourites where user_id = ${caller.userId})`,
    by: 'heat',
  });
