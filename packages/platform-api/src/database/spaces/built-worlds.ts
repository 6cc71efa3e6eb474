import type { Database } from '../connection/connect-database.ts';

export type BuiltWorldRow = Awaited<ReturnType<ReturnType<typeof queryBuiltWorlds>['execute']>>[number];

/** A member's built worlds with the space of each, the newest first. */
function queryBuiltWorlds(database: Database, ownerId: number) {
  return database
    .selectFrom('built_worlds')
    .leftJoin('spaces', (join) =>
      join.onRef('spaces.built_world_id', '=', 'built_worlds.id').on('spaces.deleted_at', 'is', null),
    )
    .select(['built_worlds.id', 'built_worlds.name', 'built_worlds.picture', 'built_worlds.created_at'])
    .select('spaces.id as space_id')
    .where('owner_id', '=', ownerId)
    .orderBy('built_worlds.id', 'desc');
}

export function selectBuiltWorlds(database: Database, ownerId: number, limit: number): Promise<BuiltWorldRow[]> {
  return queryBuiltWorlds(database, ownerId).limit(limit).execute();
}

/** One page of the member's built worlds that a space shows. */
export async function selectOccupiedBuiltWorldPage(
  database: Database,
  ownerId: number,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ count: number; rows: BuiltWorldRow[] }> {
  const { count } = await database
    .selectFrom('built_worlds')
    .innerJoin('spaces', 'spaces.built_world_id', 'built_worlds.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('spaces.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await queryBuiltWorlds(database, ownerId)
    .where('spaces.id', 'is not', null)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows };
}

export async function hasBuiltWorld(database: Database, ownerId: number, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('built_worlds')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}
