import type { Random } from '../media/scenes/random.ts';
import { pictureKey } from '../media/scenes/words-of-names.ts';
import { GAME_COUNT, LOBBY_ID, type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';
import * as english from './words/english.ts';
import * as japanese from './words/japanese.ts';
import { LOBBY_WORDS, OFFICIAL_WORDS } from './words/official.ts';

const EVENT_COUNT = 60;
const POST_COUNT = 500;
const AVATAR_COUNT = 120;
/** Every 25th space is official. */
const OFFICIAL_EVERY = 25;

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Films with a free licence. */
const OPEN_FILMS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/eRsGyueVLvQ',
  'https://www.youtube.com/watch?v=R6MlUcmOul8',
  'https://youtu.be/WhWc3b3KhnY',
];
const TAGS = [
  'fun',
  'party',
  'music',
  'dance',
  'fashion',
  'socializing',
  'events',
  'gaming',
  'adventure',
  'creativity',
  'learning',
  'anime',
  'art',
  'nature',
  'technology',
  'fantasy',
  'sci_fi',
  'travel',
  'food',
  'meditation',
];

export async function seedContent(seeding: SeedContext): Promise<void> {
  const { database } = seeding;
  const spaces = makeSpaces(seeding);
  const builtWorlds = makeBuiltWorlds(spaces);
  await database
    .insertInto('built_worlds')
    .values(builtWorlds.map(({ builtWorld }) => builtWorld))
    .execute();
  const sceneOf = new Map(builtWorlds.map(({ builtWorld, spaceId }) => [spaceId, builtWorld.id]));
  await database
    .insertInto('spaces')
    .values(spaces.map(({ totalVisits: _, ...space }) => ({ ...space, built_world_id: sceneOf.get(space.id) ?? null })))
    .execute();
  await database
    .insertInto('space_counts')
    .values(spaces.map(({ id, totalVisits }) => ({ space_id: id, total_visits: totalVisits })))
    .onConflict((conflict) =>
      conflict.column('space_id').doUpdateSet(({ ref }) => ({ total_visits: ref('excluded.total_visits') })),
    )
    .execute();
  await database.insertInto('events').values(makeEvents(seeding, spaces)).execute();
  await database.insertInto('posts').values(makePosts(seeding)).execute();
  await database.insertInto('avatars').values(makeAvatars(seeding)).execute();
}

const isJapanese = (index: number) => index % 3 === 1;

function makeSpaces({ random, now }: SeedContext) {
  const used = new Set<string>();
  return Array.from({ length: SPACE_COUNT + GAME_COUNT }, (_, index) => {
    const id = index + 1;
    const isGame = id > SPACE_COUNT;
    const isLobby = id === LOBBY_ID;
    const texts = isJapanese(index) ? japanese : english;
    const official = !isGame && index % OFFICIAL_EVERY === 0;
    const ownTexts = isLobby
      ? LOBBY_WORDS
      : {
          name: uniqueName(random, isJapanese(index), isGame, used),
          description: random.pick(texts.DESCRIPTIONS),
          name_ja: null,
          description_ja: null,
        };
    const shownTexts = (official && OFFICIAL_WORDS[index / OFFICIAL_EVERY]) || ownTexts;
    return {
      id,
      ...shownTexts,
      entity_type:
        isLobby || official
          ? ('ENVIRONMENT' as const)
          : index % 11 === 0
            ? ('MUSEUM' as const)
            : ('USER_WORLD' as const),
      is_game: isGame,
      picture: pictureKey('space', `s${id}`, shownTexts.name),
      youtube_url: !isLobby && index % 9 === 1 ? (OPEN_FILMS[index % OPEN_FILMS.length] ?? null) : null,
      tags: [...new Set([random.pick(TAGS), random.pick(TAGS), isGame ? 'gaming' : random.pick(TAGS)])],
      creator_id: isLobby || official ? null : random.whole(1, USER_COUNT),
      totalVisits: isLobby ? 48_210 : Math.floor(random.next() ** 4 * 30_000) + 12,
      created_at: new Date(now.getTime() - random.between(0.2, 400) * DAY),
    };
  });
}

/** Every second user-built space uses a 3D scene of its owner; each builder has one more that is unused. */
function makeBuiltWorlds(spaces: ReturnType<typeof makeSpaces>) {
  const built = spaces.filter(({ entity_type, is_game }) => entity_type === 'USER_WORLD' && !is_game);
  const taken = built.flatMap((space, index) => (index % 2 ? [{ space, spaceId: space.id as number | null }] : []));
  const free = [...new Map(built.map((space) => [space.creator_id, space])).values()];
  return [...taken, ...free.map((space) => ({ space, spaceId: null }))].flatMap(({ space, spaceId }, index) => {
    if (space.creator_id === null) return [];
    const builtWorld = {
      id: index + 1,
      owner_id: space.creator_id,
      name: spaceId ? space.name : `${space.name} II`,
      picture: spaceId ? space.picture : pictureKey('space', `w${index + 1}`, space.name),
      created_at: space.created_at,
    };
    return [{ builtWorld, spaceId }];
  });
}

function uniqueName(random: Random, inJapanese: boolean, isGame: boolean, used: Set<string>): string {
  const { PLACES, KINDS, GAMES } = inJapanese ? japanese : english;
  const space = inJapanese ? '' : ' ';
  for (let tries = 0; ; tries += 1) {
    const base = `${random.pick(PLACES)}${space}${random.pick(isGame ? GAMES : KINDS)}`;
    const name = tries < 12 ? base : `${base} ${random.whole(2, 99)}`;
    if (!used.has(name)) {
      used.add(name);
      return name;
    }
  }
}

function makeEvents({ random, now }: SeedContext, spaces: ReturnType<typeof makeSpaces>) {
  const types = ['party', 'concert', 'meetup', 'game', 'exhibition'] as const;
  return Array.from({ length: EVENT_COUNT }, (_, index) => {
    // Six run now; half of the others are upcoming, half have ended.
    const offset = index < 6 ? -random.between(0.1, 1) * HOUR : (index % 2 ? 1 : -1) * random.between(3, 240) * HOUR;
    const startsAt = new Date(now.getTime() + offset);
    const title = random.pick(isJapanese(index) ? japanese.EVENTS : english.EVENTS);
    const description = random.pick(isJapanese(index) ? japanese.EVENT_DESCRIPTIONS : english.EVENT_DESCRIPTIONS);
    const type = random.pick(types);
    const spaceId = random.whole(1, SPACE_COUNT);
    const venue = spaces.find(({ id }) => id === spaceId)?.name ?? '';
    return {
      id: index + 1,
      title,
      description,
      type,
      picture: pictureKey('event', `e${index + 1}`, `${title} ${type} ${venue}`),
      space_id: spaceId,
      host_id: random.whole(1, USER_COUNT),
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + (index < 6 ? 30 * 24 : random.whole(1, 2)) * HOUR),
    };
  });
}

function makePosts({ random, now }: SeedContext) {
  return Array.from({ length: POST_COUNT }, (_, index) => ({
    id: index + 1,
    user_id: random.whole(1, USER_COUNT),
    text: random.pick(isJapanese(index) ? japanese.POSTS : english.POSTS),
    picture: random.next() > 0.35 ? `post/t${index + 1}` : null,
    like_count: Math.floor(random.next() ** 3 * 240),
    created_at: new Date(now.getTime() - random.next() ** 2 * 30 * DAY - 60_000),
  }));
}

function makeAvatars({ random, now }: SeedContext) {
  const styles = ['Nova', 'Kaze', 'Orchid', 'Vega', 'Ember', 'Yuki', 'Sol', 'Mirage', 'Koi', 'Aster'];
  return Array.from({ length: AVATAR_COUNT }, (_, index) => ({
    id: index + 1,
    name: `${random.pick(styles)} ${String(index + 1).padStart(3, '0')}`,
    picture: `avatar/a${index + 1}`,
    user_id: random.whole(1, USER_COUNT),
    created_at: new Date(now.getTime() - random.between(0, 60) * DAY),
  }));
}
