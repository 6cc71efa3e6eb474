import type { getFavouriteSpaceList as contract } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { sql } from 'kysely';
import { pageOfIds } from '../../database/key-pages.ts';
import { worldsOf } from '../../database/space-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getFavouriteSpaceList: Handler<typeof contract> = async ({ input, caller, ...reach }) => {
  const { count, ids } = await pageOfIds(
    reach.database,
    {
      from: sql`from favourites where user_id = ${caller.userId}`,
      id: sql`space_id`,
      by: sql`created_at`,
      type: 'timestamptz',
      order: 'desc',
    },
    { pageNumber: input.page, pageSize: input.limit },
  );
  const worlds = await worldsOf(reach, caller, ids);
  return { count, rows: worlds.map((metaverseWorld) => ({ metaverseWorld })) };
};
