import type { getAllSpaces as contract } from '@xana/contracts/http/spaces/get-all-spaces';
import type { InputOf } from '@xana/contracts/operation';
import { type RawBuilder, sql } from 'kysely';
import { recentHeat, recommendedOrder } from '../../database/world-orders.ts';
import { pageOfWorlds } from '../../database/world-pages.ts';
import type { Handler } from '../../http/handler.ts';

type Input = InputOf<typeof contract>;

export const getAllSpaces: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  pageOfWorlds(reach, caller, input, {
    where: matching(input),
    orderBy: orderOf(input.sort, caller?.userId ?? null),
  });

function matching({ tag, entityType, creatorId, kind }: Input): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(tag ? [sql`spaces.tags @> array[${tag.toLowerCase()}]::text[]`] : []),
    ...(entityType ? [sql`spaces.entity_type = ${entityType}`] : []),
    ...(creatorId ? [sql`spaces.creator_id = ${creatorId}`] : []),
    ...(kind ? [sql`spaces.is_game = ${kind === 'game'}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function orderOf(sort: Input['sort'], userId: number | null): RawBuilder<unknown>[] {
  switch (sort) {
    case 'new':
      return [sql`spaces.created_at desc`];
    case 'recommended':
      return recommendedOrder(userId);
    case 'mostActive':
      return [sql`${recentHeat} desc`];
    default:
      return [sql`spaces.total_visits desc`];
  }
}
