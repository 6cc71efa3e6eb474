import { sql } from 'kysely';
import type { Database } from './connect-database.ts';
import { DECAY } from './world-orders.ts';
import { selectWorlds } from './world-rows.ts';

const SHOWN = 20;
/** Spaces, or games, by the visits of the last seven days. */
export function hotWorlds(database: Database, { callerId, isGame }: { callerId: number | null; isGame: boolean }) {
  const recent = database
    .selectFrom('visits')
    .select(['space_id', sql<number>`sum(visits * power(${DECAY}, current_date - day))`.as('heat')])
    .where(sql<boolean>`day > current_date - 7`)
    .groupBy('space_id')
    .as('recent');
  return selectWorlds(database, callerId)
    .innerJoin(recent, 'recent.space_id', 'spaces.id')
    .where('spaces.is_game', '=', isGame)
    .orderBy('recent.heat', 'desc')
    .orderBy('spaces.id')
    .limit(SHOWN)
    .execute();
}
