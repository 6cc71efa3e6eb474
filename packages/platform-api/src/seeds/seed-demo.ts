import type { ConnectedDatabase, Database } from '../database/connect-database.ts';
import { type Random, randomFrom } from '../media/scenes/random.ts';
import { seedContent } from './seed-content.ts';
import { seedMarket } from './seed-market.ts';
import { seedPeople } from './seed-people.ts';
import { seedTies } from './seed-ties.ts';

/** What the parts of the seed share. */
export interface Seeding {
  database: Database;
  random: Random;
  now: Date;
}

/** Fills an empty database with a lively site. The same on every machine, but that it is always lived in until today. */
export async function seedDemo({ database, runScript }: ConnectedDatabase, now = new Date()): Promise<void> {
  const { count } = await database
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0) return;
  await database.transaction().execute(async (transaction) => {
    const seeding = { database: transaction, random: randomFrom('xana demo'), now };
    await seedPeople(seeding);
    await seedContent(seeding);
    await seedTies(seeding);
    await seedMarket(seeding);
  });
  // Rows were given their ids; what is made from now on goes on after them.
  const tables = [
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
  await runScript(
    tables
      .map((name) => `select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`)
      .join(';'),
  );
}
