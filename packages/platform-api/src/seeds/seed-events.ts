import { type Random, randomFrom } from '../media/scenes/random.ts';
import { pictureKey, wordsOfName } from '../media/scenes/words-of-names.ts';
import { eventSlots } from './event-times.ts';
import { isJapaneseMember } from './members.ts';
import { LOBBY_ID, type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';
import * as english from './words/events/english.ts';
import type { EventIdea } from './words/events/event-lines.ts';
import * as japanese from './words/events/japanese.ts';

const HALF_HOUR = 1_800_000;

interface Venue {
  id: number;
  name: string;
  creator_id: number | null;
  landmarks: readonly string[];
}

/** Events that fit their venue and its language, held by the maker of the space. */
export async function seedEvents({ database, random, now }: SeedContext): Promise<void> {
  const spaces = await database
    .selectFrom('spaces')
    .select(['id', 'name', 'creator_id'])
    .where('id', '<=', SPACE_COUNT)
    .orderBy('id')
    .execute();
  const venues = spaces.map((space) => ({ ...space, landmarks: wordsOfName(space.name) }));
  const used = new Map<string, number>();
  const events = eventSlots(random, now).map(({ isExhibition, startsAt }, index) => {
    const isJapanese = index % 3 === 1;
    const { event, venue } = chooseEvent(random, { venues, isJapanese, isExhibition, used });
    const texts = textsOf(event, venue, isJapanese, used);
    const lengthMs = random.whole(...event.halfHours) * HALF_HOUR;
    const start = startsAt(lengthMs);
    const hostId = venue.creator_id ?? hostOf(random, isJapanese);
    return {
      id: index + 1,
      ...texts,
      type: event.type,
      picture: pictureKey('event', `e${index + 1}`, `${event.title} ${event.type} ${venue.name}`),
      space_id: venue.id,
      host_id: hostId,
      time_zone: timeZoneOf(hostId),
      starts_at: start,
      ends_at: new Date(start.getTime() + lengthMs),
    };
  });
  await database.insertInto('events').values(events).execute();
}

interface Choice {
  venues: readonly Venue[];
  isJapanese: boolean;
  isExhibition: boolean;
  used: ReadonlyMap<string, number>;
}

/** Prefers events that were held less often. Official spaces take events of both languages. */
function chooseEvent(random: Random, { venues, isJapanese, isExhibition, used }: Choice) {
  const { EVENTS } = isJapanese ? japanese : english;
  const fitting = EVENTS.filter(({ type }) => (type === 'exhibition') === isExhibition);
  const fewest = Math.min(...fitting.map(({ title }) => used.get(title) ?? 0));
  const event = random.pick(fitting.filter(({ title }) => (used.get(title) ?? 0) === fewest));
  const places = venues.filter(
    ({ id, creator_id, landmarks }) =>
      id !== LOBBY_ID &&
      (creator_id === null || isJapaneseMember(creator_id) === isJapanese) &&
      event.venues.some((place) => landmarks.includes(place)),
  );
  const free = places.filter(({ id }) => !used.has(`space ${id}`));
  return { event, venue: random.pick(free.length > 0 ? free : places) };
}

/** A title that was used before is followed by the space, and its description by a note. */
function textsOf(event: EventIdea, venue: Venue, isJapanese: boolean, used: Map<string, number>) {
  const notes = isJapanese ? japanese.NOTES : english.NOTES;
  const times = used.get(event.title) ?? 0;
  used.set(event.title, times + 1);
  used.set(`space ${venue.id}`, 1);
  if (times === 0) return { title: event.title, description: event.description };
  const note = notes[(times + event.title.length) % notes.length] ?? '';
  return isJapanese
    ? { title: `${event.title}（${venue.name}）`, description: `${event.description}${note}` }
    : { title: `${event.title} at ${venue.name}`, description: `${event.description} ${note}` };
}

/** Where the others live. */
const TIME_ZONES = ['Europe/London', 'America/New_York', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Singapore'];

const timeZoneOf = (hostId: number): string =>
  isJapaneseMember(hostId) ? 'Asia/Tokyo' : (TIME_ZONES[hostId % TIME_ZONES.length] ?? 'Europe/London');

function hostOf(random: Random, isJapanese: boolean): number {
  const host = random.whole(1, Math.floor(USER_COUNT / 3) - 1) * 3;
  return isJapanese ? host : host + 1;
}

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
