import type { Space } from '@xana/contracts/http/spaces/space';
import { sql } from 'kysely';
import type { Caller } from '../http/handler.ts';
import type { QueryContext } from '../platform.ts';
import { worldsOf } from './space-pages.ts';
import { isTagged } from './tagged.ts';

const SHOWN = 20;

interface HotSpaces {
  isGame: boolean;
  /** In any letter case; all of them unless said. */
  tag?: string;
}

/** Spaces, or games, by the visits of the last seven days; none that nobody visited. */
export async function selectHotSpaces(
  context: QueryContext,
  caller: Caller | null,
  { isGame, tag }: HotSpaces,
): Promise<Space[]> {
  const { rows } = await sql<{
    id: number;
  }>`select spaces.id from space_counts join spaces on spaces.id = space_counts.space_id
    where space_counts.heat > 0 and spaces.is_game = ${isGame}
      ${tag === undefined ? sql`` : sql`and ${isTagged(sql`spaces.tags`, tag)}`}
    order by space_counts.heat desc, spaces.id limit ${SHOWN}`.execute(context.database);
  return worldsOf(
    context,
    caller,
    rows.map(({ id }) => id),
  );
}
