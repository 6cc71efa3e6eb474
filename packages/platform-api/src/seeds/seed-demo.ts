import { sql } from 'kysely';
import type { ConnectedDatabase, Database } from '../database/connection/connect-database.ts';
import { withMigrationLock } from '../database/connection/migrate.ts';
import { randomFrom } from '../media/scenes/random.ts';
import { moveDemoOn } from './move-demo-on.ts';
import { GAME_COUNT, LOBBY_ID, type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedEventAnswers, seedEvents } from './seed-events.ts';
import { seedFavourites, seedFollows } from './seed-follows.ts';
import { seedMarket } from './seed-market.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedPeople } from './seed-people.ts';
import { seedPosts } from './seed-posts.ts';
import { seedSpaces } from './seed-spaces.ts';

/** Tables for which the seed sets ids; their sequences continue after them. */
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
 * Fills an empty database with demo data: deterministic, with dates relative to today. A database that was seeded days ago is
 * moved on. When several instances start at
 * once, one seeds in a transaction and the others find existing users.
 */
export const seedDemo = (database: ConnectedDatabase, now = new Date()): Promise<void> =>
  withMigrationLock(database, (connection) =>
    connection.transaction().execute(async (transaction) => {
      if (await hasUsers(transaction)) return await moveDemoOn(transaction, now);
      const context = { database: transaction, random: randomFrom('xana demo'), now };
      await seedPeople(context);
      await seedFollows(context);
      await seedSpaces(context);
      await seedFavourites(context);
      await seedVisits(context);
      await seedEvents(context);
      await seedEventAnswers(context);
      await seedPosts(context);
      await seedAvatars(context);
      await seedConversations(context);
      await seedMarket(context);
      for (const name of NUMBERED_TABLES) await continueSequence(transaction, name);
      await seedNotifications(context);
    }),
  );

async function hasUsers(database: Database): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function continueSequence(database: Database, name: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.table(name)}))`.execute(
    database,
  );
}

const AVATAR_COUNT = 120;
const DAY = 86_400_000;
const STYLES = ['Nova', 'Kaze', 'Orchid', 'Vega', 'Ember', 'Yuki', 'Sol', 'Mirage', 'Koi', 'Aster'];

async function seedAvatars({ database, random, now }: SeedContext): Promise<void> {
  const avatars = Array.from({ length: AVATAR_COUNT }, (_, index) => ({
    id: index + 1,
    name: `${random.pick(STYLES)} ${String(index + 1).padStart(3, '0')}`,
    picture: `avatar/a${index + 1}`,
    user_id: random.whole(1, USER_COUNT),
    created_at: new Date(now.getTime() - random.between(0, 60) * DAY),
  }));
  await database.insertInto('avatars').values(avatars).execute();
}

const DAYS_OF_VISITS = 30;
/** From Sunday to Saturday. */
const WEEKDAY_SHARES = [1.32, 0.8, 0.78, 0.84, 0.92, 1.12, 1.42];

/** Visits per day: each space has its own size and growth, so that hot spaces differ from the most visited ones. */
async function seedVisits({ database, random, now }: SeedContext): Promise<void> {
  const visits = [];
  for (let space = 1; space <= SPACE_COUNT + GAME_COUNT; space += 1) {
    const size = space === LOBBY_ID ? 400 : random.next() ** 3 * 320;
    const growthPerDay = random.between(-0.06, 0.07);
    for (let age = 0; age < DAYS_OF_VISITS; age += 1) {
      const date = new Date(now.getTime() - age * DAY);
      const share = age === 0 ? dayShare(now) : 1;
      const weekday = WEEKDAY_SHARES[date.getUTCDay()] ?? 1;
      const count = Math.round(size * Math.exp(-growthPerDay * age) * weekday * share * random.between(0.85, 1.15));
      if (count > 0) visits.push({ space_id: space, day: date.toISOString().slice(0, 10), visits: count });
    }
  }
  await database.insertInto('visits').values(visits).execute();
}

/** How much of the day is over. */
const dayShare = (now: Date) => Math.max(0.1, (now.getTime() % DAY) / DAY);
