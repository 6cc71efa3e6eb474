import { sql } from 'kysely';
import type { Database } from './connect-database.ts';
import { DECAY } from './world-orders.ts';
import { selectWorlds } from './world-rows.ts';

const SHOWN = 20;

interface HotWorlds {
  callerId: number | null;
  isGame: boolean;
  /** In any letter case; all of them unless said. */
  tag?: string;
}

/** Spaces, or games, by the visits of the last seven days. */
export function hotWorlds(database: Database, { callerId, isGame, tag }: HotWorlds) {
  const recent = database
    .selectFrom('visits')
    .select(['space_id', sql<number>`sum(visits * power(${DECAY}, current_date - day))`.as('heat')])
    .where(sql<boolean>`day > current_date - 7`)
    .groupBy('space_id')
    .as('recent');
  return selectWorlds(database, callerId)
    .innerJoin(recent, 'recent.space_id', 'spaces.id')
    .where('spaces.is_game', '=', isGame)
    .where(tag === undefined ? sql<boolean>`true` : sql<boolean>`spaces.tags @> array[${tag.toLowerCase()}]::text[]`)
    .orderBy('recent.heat', 'desc')
    .orderBy('spaces.id')
    .limit(SHOWN)
    .execute();
}
