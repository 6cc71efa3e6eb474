import type { getAllSpaces as contract } from '@xana/contracts/http/spaces/get-all-spaces';
import type { InputOf } from '@xana/contracts/operation';
import type { Database } from '../../database/connect-database.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getAllSpaces: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count } = await countSpaces(database, input);
  let query = selectWorlds(database, caller?.userId ?? null);
  if (input.tag) query = query.where('spaces.tags', '@>', [input.tag.toLowerCase()]);
  if (input.entityType) query = query.where('spaces.entity_type', '=', input.entityType);
  const rows = await query
    .orderBy(input.sort === 'new' ? 'spaces.created_at' : 'spaces.total_visits', 'desc')
    .orderBy('spaces.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toWorld(config, row)) };
};

async function countSpaces(database: Database, { tag, entityType }: InputOf<typeof contract>) {
  let query = database.selectFrom('spaces').select(({ fn }) => fn.countAll<number>().as('count'));
  if (tag) query = query.where('tags', '@>', [tag.toLowerCase()]);
  if (entityType) query = query.where('entity_type', '=', entityType);
  return query.executeTakeFirstOrThrow();
}
