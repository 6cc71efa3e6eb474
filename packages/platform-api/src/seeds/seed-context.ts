import type { Database } from '../database/connection/connect-database.ts';
import type { Random } from '../media/scenes/random.ts';

/** What the steps of the demo seed share: one transaction, one random source, one clock. */
export interface SeedContext {
  database: Database;
  random: Random;
  now: Date;
}

export const USER_COUNT = 200;
/** Spaces and games share a table; the ids of the games come last. */
export const SPACE_COUNT = 300;
export const GAME_COUNT = 80;
export const LOBBY_ID = 38;
