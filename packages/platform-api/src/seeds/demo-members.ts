import { PRESENCE_SECONDS } from '@xana/contracts/http/spaces/presence-seconds';
import type { Database } from '../database/connection/connect-database.ts';
import { selectHotSpaces } from '../database/spaces/space-pages.ts';
import { deletePresence, selectPresentUsers, upsertPresence } from '../database/spaces/space-presences.ts';
import { type Random, randomFrom } from '../media/scenes/random.ts';
import { LOBBY_ID, USER_COUNT } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';

const INTERVAL_MS = 20_000;
const HOT_SPACES = 30;
/** The share of steps in which a member goes on to another space, leaves, or comes. */
const MOVES = 0.06;
const LEAVES = 0.04;
const COMES = 0.12;
/** The share of those who go to the Lobby. */
const TO_LOBBY = 0.25;

/**
 * Local stand-ins for members of a demo: seeded users who enter and leave spaces like the app does, by the same rows. Each step
 * is the heartbeat of those who stay. The demo member, as whom people log in, is never moved.
 *
 * @returns stops them
 */
export function startDemoMembers(database: Database, onError: (error: unknown) => void): () => Promise<void> {
  const random = randomFrom('demo members');
  let step: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const take = () => {
    step = step.then(async () => {
      if (!isStopped) await moveDemoMembers(database, random).catch((error: unknown) => isStopped || onError(error));
    });
  };
  take();
  const timer = setInterval(take, INTERVAL_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await step;
  };
}

/** One step of all of them. */
export async function moveDemoMembers(database: Database, random: Random): Promise<void> {
  const spaces = await selectHotSpaces(database, null, { isGame: false, limit: HOT_SPACES });
  const games = await selectHotSpaces(database, null, { isGame: true, limit: HOT_SPACES });
  const present = await selectPresentUsers(database);
  const goal = () => (random.next() < TO_LOBBY ? LOBBY_ID : random.pick([...spaces, ...games]).id);
  const seconds = PRESENCE_SECONDS.app;
  for (let userId = DEMO_MEMBER.id + 1; userId <= USER_COUNT; userId += 1) {
    const now = present.get(userId);
    const chance = random.next();
    if (now === undefined) {
      if (chance < COMES) await upsertPresence(database, { userId }, { spaceId: goal(), seconds });
    } else if (chance < LEAVES) await deletePresence(database, { userId }, now);
    else {
      const spaceId = chance < LEAVES + MOVES ? goal() : now;
      await upsertPresence(database, { userId }, { spaceId, seconds });
    }
  }
}
