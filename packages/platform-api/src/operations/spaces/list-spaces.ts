import type { Space } from '@xana/contracts/http/spaces/space';
import { sql } from 'kysely';
import type { Page } from '../../database/key-pages.ts';
import { selectSpacePage } from '../../database/space-pages.ts';
import type { Caller } from '../../http/handler.ts';
import type { QueryContext } from '../../platform.ts';

/** What the calls without a page number answer. */
export const FIRST_PAGE: Page = { pageNumber: 1, pageSize: 20 };

interface Feed {
  count: number;
  rows: Space[];
}

/** Every space, the newest first. */
export const generalSpaceFeed = (context: QueryContext, caller: Caller | null, page: Page): Promise<Feed> =>
  selectSpacePage(context, caller, page, { by: 'created' });

/** One's favourites, where most is going on first. */
export const favouriteSpaceFeed = (context: QueryContext, caller: Caller, page: Page): Promise<Feed> =>
  selectSpacePage(context, caller, page, {
    where: sql`spaces.id in (select space_id from favourites where user_id = ${caller.userId})`,
    by: 'heat',
  });
