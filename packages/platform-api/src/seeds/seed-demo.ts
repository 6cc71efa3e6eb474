import { sql } from 'kysely';
import type { ConnectedDatabase, Database } from '../database/connect-database.ts';
import { withMigrationLock } from '../database/migrate.ts';
import { randomFrom } from '../media/scenes/random.ts';
import { seedContent } from './seed-content.ts';
import { seedMarket } from './seed-market.ts';
import { seedPeople } from './seed-people.ts';
import { seedTies } from './seed-ties.ts';

/** Tables whose rows the seed gives ids; what is made from then on continues after them. */
const NUMBERED_TABLES = [
  'users',
  'spaces',
  'events',
  'avatars',
  'posts',
  'conversations',
  'collections',
  'nfts',
  'built_worlds',
];

/**
 * Fills an empty database with a lively site. The same on every machine, but that it is always lived in until today.
 * Several instances may start with it: one seeds, in one transaction, and the others find members.
 */
export const seedDemo = (database: ConnectedDatabase, now = new Date()): Promise<void> =>
  withMigrationLock(database, (connection) =>
    connection.transaction().execute(async (transaction) => {
      if (await hasMembers(transaction)) return;
      const context = { database: transaction, random: randomFrom('xana demo'), now };
      await seedPeople(context);
      await seedContent(context);
      await seedTies(context);
      await seedMarket(context);
      for (const name of NUMBERED_TABLES) await continueNumbers(transaction, name);
    }),
  );

async function hasMembers(database: Database): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function continueNumbers(database: Database, name: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.table(name)}))`.execute(
    database,
  );
}
