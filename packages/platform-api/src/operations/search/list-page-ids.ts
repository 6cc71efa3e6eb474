import type { listPageIds as contract } from '@xana/contracts/http/search/list-page-ids';
import { selectPageIds } from '../../database/search/page-ids.ts';
import type { Handler } from '../../http/handler.ts';

const MAX_ROWS = 1_000;

export const listPageIds: Handler<typeof contract> = async ({ input, database }) => {
  const rows = await selectPageIds(database, { ...input, limit: MAX_ROWS });
  return {
    rows: rows.map(({ id, entity_type, created_at }) => ({
      id,
      ...(entity_type === null ? {} : { entityType: entity_type }),
      createdAt: created_at?.toISOString() ?? null,
    })),
    next: rows.length < MAX_ROWS ? null : (rows.at(-1)?.id ?? null),
  };
};
