import type { Database } from '../database/connection/connect-database.ts';
import { updateStaleHeat } from '../database/spaces/space-heat.ts';

/** Works in batches, so that no row is locked for long. */
const BATCH_SIZE = 2_000;

/** Recounts the visit statistics of spaces whose counts are from an earlier day, because visits count less with each day. */
export async function decayHeat(database: Database): Promise<void> {
  while (await updateStaleHeat(database, BATCH_SIZE));
}
