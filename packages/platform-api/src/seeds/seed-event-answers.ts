import { randomFrom } from '../media/scenes/random.ts';
import { isJapaneseMember } from './members.ts';
import { type SeedContext, USER_COUNT } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_ANSWERS = 46;
const GOING_SHARE = 0.4;
/** Of those who share the language of the host, and of the others. */
const OWN_LANGUAGE = 0.9;
/** The demo member answers every eighth event. */
const EVERY_OF_DEMO_MEMBER = 8;

/** Who is going to the events and who is interested: mostly members with the language of the host; few events are popular. */
export async function seedEventAnswers({ database, now }: Omit<SeedContext, 'random'>): Promise<void> {
  // A source of its own, so that the texts and times of the rest of the seed do not depend on it.
  const random = randomFrom('xana event answers');
  const events = await database.selectFrom('events').select(['id', 'host_id', 'starts_at']).orderBy('id').execute();
  const answers = events.flatMap(({ id, host_id, starts_at }) => {
    const people = new Set<number>(id % EVERY_OF_DEMO_MEMBER === 0 ? [DEMO_MEMBER.id] : []);
    const wanted = 2 + Math.floor(random.next() ** 2 * MAX_ANSWERS);
    for (let tries = 0; tries < wanted * 2 && people.size < wanted; tries += 1) {
      const person = random.whole(DEMO_MEMBER.id + 1, USER_COUNT);
      const isFitting = isJapaneseMember(person) === isJapaneseMember(host_id);
      if (person !== host_id && isFitting === random.next() < OWN_LANGUAGE) people.add(person);
    }
    const before = Math.min(now.getTime(), starts_at.getTime());
    return [...people].map((user_id) => ({
      event_id: id,
      user_id,
      answer: random.next() < GOING_SHARE ? ('going' as const) : ('interested' as const),
      created_at: new Date(before - MINUTE_MS - random.next() * 5 * DAY_MS),
    }));
  });
  await database.insertInto('event_answers').values(answers).execute();
}
