import type { getLaunchpad as contract } from '@xana/contracts/http/marketplace/get-launchpad';
import { selectLaunchPage } from '../../database/marketplace/collections.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getLaunchpad: Handler<typeof contract> = async ({ input, database, config }) => {
  const { pageNumber = 1, pageSize = 20 } = input;
  const now = new Date();
  const { count, rows } = await selectLaunchPage(database, { pageNumber, pageSize }, now);
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
