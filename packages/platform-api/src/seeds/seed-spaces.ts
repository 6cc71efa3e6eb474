import type { Random } from '../media/scenes/random.ts';
import { pictureKey, wordsOfName } from '../media/scenes/words-of-names.ts';
import { makeMembers, type SeededMember } from './members.ts';
import { GAME_COUNT, LOBBY_ID, type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';
import { LOBBY_WORDS, OFFICIAL_WORDS } from './words/official.ts';
import * as english from './words/spaces/english.ts';
import * as japanese from './words/spaces/japanese.ts';
import { GAME_TAGS, TAGS_OF_KINDS } from './words/spaces/tags-of-kinds.ts';

/** Every 25th space is official. */
const OFFICIAL_EVERY = 25;
const DAY = 86_400_000;
/** Films with a free licence. */
const OPEN_FILMS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/eRsGyueVLvQ',
  'https://www.youtube.com/watch?v=R6MlUcmOul8',
  'https://youtu.be/WhWc3b3KhnY',
];

export async function seedSpaces(seeding: SeedContext): Promise<void> {
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
}

function makeSpaces({ random, now }: SeedContext) {
  const used = new Set<string>();
  const members = makeMembers(USER_COUNT);
  return Array.from({ length: SPACE_COUNT + GAME_COUNT }, (_, index) => {
    const id = index + 1;
    const isGame = id > SPACE_COUNT;
    const isLobby = id === LOBBY_ID;
    const official = !isGame && index % OFFICIAL_EVERY === 0;
    const creator = random.pick(members);
    const own = textsOf(random, creator, isGame, used);
    const officialTexts = isLobby ? LOBBY_WORDS : official && OFFICIAL_WORDS[index / OFFICIAL_EVERY];
    const shownTexts = officialTexts || { ...own, name_ja: null, description_ja: null };
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
      tags: tagsOf(random, shownTexts.name, isGame),
      creator_id: isLobby || official ? null : creator.id,
      totalVisits: isLobby ? 48_210 : Math.floor(random.next() ** 4 * 30_000) + 12,
      created_at: new Date(now.getTime() - random.between(0.2, 400) * DAY),
    };
  });
}

/** Two of the tags that fit the kind of space. */
function tagsOf(random: Random, name: string, isGame: boolean) {
  const kind = wordsOfName(name).findLast((word) => Object.hasOwn(TAGS_OF_KINDS, word));
  const fitting = isGame ? GAME_TAGS : (TAGS_OF_KINDS[kind ?? 'plaza'] ?? []);
  return [...new Set([...(isGame ? (['gaming'] as const) : []), random.pick(fitting), random.pick(fitting)])];
}

/** A name and a description that no other space has, in the language of the maker. */
function textsOf(random: Random, creator: SeededMember, isGame: boolean, used: Set<string>) {
  const { KINDS, GAMES } = creator.isJapanese ? japanese : english;
  const invitations = creator.isJapanese ? japanese.INVITATIONS : english.INVITATIONS;
  const kinds = isGame ? GAMES : KINDS;
  for (let tries = 0; ; tries += 1) {
    const kind = random.pick(Object.keys(kinds));
    const name = nameOf(random, creator, kind, isGame);
    const about = random.pick(kinds[kind] ?? []);
    const invitation = random.pick(invitations);
    const description = creator.isJapanese ? `${about}${invitation}` : `${about} ${invitation}`;
    if ((used.has(name) && tries < 200) || used.has(description)) continue;
    used.add(name).add(description);
    return { name, description };
  }
}

/** `Neon Arcade`, `Library of Lost Letters`, `Noah’s Workshop`; `星降る図書館`, `路地裏の喫茶店`, `ゆいの工房`. */
function nameOf(random: Random, { isJapanese, givenName }: SeededMember, kind: string, isGame: boolean): string {
  const style = random.next();
  if (isJapanese) {
    if (style > 0.88 && !isGame) return `${givenName}の${kind}`;
    return `${random.pick(style > 0.6 ? japanese.HEADS : japanese.PLACES)}${kind}`;
  }
  if (style > 0.88 && !isGame) return `${givenName}’s ${kind}`;
  if (style > 0.62) return `${kind} ${random.pick(english.TAILS)}`;
  return `${random.pick(english.PLACES)} ${kind}`;
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
