import type { getLaunchpad as contract } from '@xana/contracts/http/marketplace/get-launchpad';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getLaunchpad: Handler<typeof contract> = async ({ input, database, config }) => {
  const { pageNumber = 1, pageSize = 20 } = input;
  const now = new Date();
  const open = database
    .selectFrom('launches')
    .innerJoin('collections', 'collections.id', 'launches.collection_id')
    .where('launches.ends_at', '>', now);
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['launches.id', 'name', 'description', 'picture', 'network_id', 'starts_at', 'ends_at'])
    .orderBy('starts_at')
    .orderBy('launches.id')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      image: pictureAddress(config, row.picture),
      network_id: row.network_id,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      isLive: row.starts_at <= now,
    })),
  };
};
