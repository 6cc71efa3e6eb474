import type { getAllSpaces as contract } from '@xana/contracts/http/spaces/get-all-spaces';
import type { InputOf } from '@xana/contracts/operation';
import { sql } from 'kysely';
import { likes, recentHeat, sharedTags } from '../../database/world-orders.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

type Input = InputOf<typeof contract>;

export const getAllSpaces: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const userId = caller?.userId ?? null;
  const { count } = await database
    .selectFrom('spaces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(input))
    .executeTakeFirstOrThrow();
  const rows = await inOrder(selectWorlds(database, userId).where(matching(input)), input.sort, userId)
    .orderBy('spaces.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toWorld(config, row)) };
};

function matching({ tag, entityType, creatorId, kind }: Input) {
  const conditions = [
    ...(tag ? [sql`spaces.tags @> array[${tag.toLowerCase()}]::text[]`] : []),
    ...(entityType ? [sql`spaces.entity_type = ${entityType}`] : []),
    ...(creatorId ? [sql`spaces.creator_id = ${creatorId}`] : []),
    ...(kind ? [sql`spaces.is_game = ${kind === 'game'}`] : []),
  ];
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
}

function inOrder(worlds: ReturnType<typeof selectWorlds>, sort: Input['sort'], userId: number | null) {
  switch (sort) {
    case 'new':
      return worlds.orderBy('spaces.created_at', 'desc');
    case 'recommended':
      return worlds.orderBy(sharedTags(userId), 'desc').orderBy(likes, 'desc');
    case 'mostActive':
      return worlds.orderBy(recentHeat, 'desc');
    default:
      return worlds.orderBy('spaces.total_visits', 'desc');
  }
}
