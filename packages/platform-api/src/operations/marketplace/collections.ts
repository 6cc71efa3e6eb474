import type * as contracts from '@xana/contracts/http/marketplace/collections';
import { selectCollectionPage, selectLaunchPage } from '../../database/marketplace/collections.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';

export const getHotCollections: Handler<typeof contracts.getHotCollections> = async ({ input, database, config }) => {
  const { pageNumber = 1, pageSize = 20 } = input;
  const { count, rows } = await selectCollectionPage(database, { pageNumber, pageSize });
  return {
    count,
    rows: rows.map((row) => ({ ...row, image: pictureAddress(config, row.picture), itemCount: row.items })),
  };
};

export const getLaunchpad: Handler<typeof contracts.getLaunchpad> = async ({ input, database, config }) => {
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
