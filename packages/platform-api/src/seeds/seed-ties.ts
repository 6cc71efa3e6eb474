import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { GAME_COUNT, LOBBY_ID, type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';
import * as english from './words/english.ts';
import * as japanese from './words/japanese.ts';

const DAYS_OF_VISITS = 14;
const CONVERSATION_COUNT = 60;
/** Conversations of the demo member; the first one is long enough for several pages. */
const DEMO_CONVERSATIONS = 8;
const LONG_CONVERSATION = 95;

/** Follows, favourites, visits and conversations. */
export async function seedTies(seeding: SeedContext): Promise<void> {
  await seedFollowsAndFavourites(seeding);
  await seedVisits(seeding);
  await seedConversations(seeding);
}

async function seedFollowsAndFavourites({ database, random }: SeedContext): Promise<void> {
  const follows = new Map<string, { follower_id: number; followed_id: number }>();
  const favourites = new Map<string, { user_id: number; space_id: number }>();
  for (let person = 1; person <= USER_COUNT; person += 1) {
    for (let tie = 0; tie < 12; tie += 1) {
      // A power distribution: few users have many followers.
      const followed = 1 + Math.floor(random.next() ** 3 * USER_COUNT);
      if (followed !== person) follows.set(`${person} ${followed}`, { follower_id: person, followed_id: followed });
      const space = 1 + Math.floor(random.next() ** 2 * SPACE_COUNT);
      if (tie < 6) favourites.set(`${person} ${space}`, { user_id: person, space_id: space });
    }
  }
  await database
    .insertInto('follows')
    .values([...follows.values()])
    .execute();
  await database
    .insertInto('favourites')
    .values([...favourites.values()])
    .execute();
}

/** Each space has its own trend, so that hot spaces differ from the most visited ones. */
async function seedVisits({ database, random, now }: SeedContext): Promise<void> {
  const visits = [];
  for (let space = 1; space <= SPACE_COUNT + GAME_COUNT; space += 1) {
    const size = space === LOBBY_ID ? 400 : random.next() ** 3 * 320;
    const trend = random.between(-0.12, 0.14);
    for (let age = 0; age < DAYS_OF_VISITS; age += 1) {
      const count = Math.round(size * (1 - trend * age) * random.between(0.6, 1.3));
      const day = new Date(now.getTime() - age * 86_400_000).toISOString().slice(0, 10);
      if (count > 0) visits.push({ space_id: space, day, visits: count });
    }
  }
  await database.insertInto('visits').values(visits).execute();
}

async function seedConversations({ database, random, now }: SeedContext): Promise<void> {
  const conversations = [];
  const members = [];
  const messages = [];
  const pairs = new Map<string, Insertable<Tables['conversation_pairs']>>();
  for (let id = 1; id <= CONVERSATION_COUNT; id += 1) {
    const isDemo = id <= DEMO_CONVERSATIONS;
    const pair = isDemo
      ? [DEMO_MEMBER.id, id + 1]
      : [random.whole(2, USER_COUNT / 2), random.whole(USER_COUNT / 2 + 1, USER_COUNT)];
    const [low_id, high_id] = [Math.min(...pair), Math.max(...pair)];
    pairs.set(`${low_id} ${high_id}`, { low_id, high_id, conversation_id: id, is_answered: true });
    const length = id === 1 ? LONG_CONVERSATION : random.whole(4, 30);
    conversations.push({ id, last_sequence: length, last_change: length });
    const secondsBetween = random.between(60, 5_000);
    for (const user of pair) {
      const unread = random.whole(0, 3);
      // Who wrote the last message had the conversation open, so nothing is unread there.
      const hasWrittenLast = pair[length % 2] === user;
      members.push({
        conversation_id: id,
        user_id: user,
        read_sequence: hasWrittenLast ? length : length - unread,
        read_at: now,
      });
    }
    for (let sequence = 1; sequence <= length; sequence += 1) {
      messages.push({
        conversation_id: id,
        sequence,
        sender_id: pair[sequence % 2] ?? 1,
        client_id: `seed-${id}-${sequence}`,
        change: sequence,
        body: random.pick(id % 3 === 1 ? japanese.MESSAGES : english.MESSAGES),
        created_at: new Date(now.getTime() - (length - sequence + 1) * secondsBetween * 1000),
      });
    }
  }
  await database.insertInto('conversations').values(conversations).execute();
  await database.insertInto('conversation_members').values(members).execute();
  await database.insertInto('messages').values(messages).execute();
  await database
    .insertInto('conversation_pairs')
    .values([...pairs.values()])
    .execute();
}
