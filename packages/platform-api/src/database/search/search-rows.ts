import { type RawBuilder, sql } from 'kysely';
import { unblocked } from '../blocks.ts';
import type { Database } from '../connect-database.ts';
import { plannedEachTime } from '../prepared-statements.ts';
import { japaneseGrams } from './japanese-grams.ts';
import { tagKey, tagsLabelled } from './tag-search.ts';

/** From so many letters on a word may be misspelt; shorter ones would find everything. */
const FORGIVEN_FROM = 4;
/** What is misspelt is looked for when what is not finds fewer than this. */
const FEW = 5;
const MOST_WORDS = 6;
/** So many are ranked at most, and so many a count says at most: nobody pages further through hits. */
const MOST_RANKED = 1_000;
/** The index of trigrams knows nothing shorter. */
const MIN_TRIGRAM_LENGTH = 3;
/** Of these, those whose name is it or begins with it have a place before others. */
const MOST_BY_NAME = 200;

export interface FoundRow {
  id: number;
  name: string;
  description: string;
  name_ja: string | null;
  description_ja: string | null;
  picture: string | null;
  color: string | null;
  entity_type: string | null;
  username: string | null;
  address: string | null;
  token_id: string | null;
  contract_address: string | null;
  network_id: number | null;
  total: number;
}

interface Wanted {
  type: Type;
  wanted: string;
  limit: number;
  offset: number;
  /** People whom a block puts out of this one's sight are not found. */
  callerId: number | null;
}

type Type = 'world' | 'profile' | 'nft' | 'collection';

const TABLES = { world: 'spaces', profile: 'users', nft: 'nfts', collection: 'collections' } as const;

const NO_TRANSLATION = sql`null::text name_ja, null::text description_ja`;

/** The rows of each type with what the others lack as null. */
const SOURCES: Record<Type, RawBuilder<unknown>> = {
  world: sql`select id, name, description, name_ja, description_ja, picture, null::text color, entity_type, null::text username, null::text address,
    null::text token_id, null::text contract_address, null::integer network_id, total_visits weight, name_search, coalesce(name_ja_search, '') name_ja_search
    from spaces join space_counts on space_id = id`,
  profile: sql`select users.id, name, bio description, ${NO_TRANSLATION}, avatar picture, profile_icon_color color, null::text entity_type, username,
    (select wallets.address from wallets where wallets.user_id = users.id limit 1) address, null::text token_id,
    null::text contract_address, null::integer network_id, followers weight, name_search, '' name_ja_search
    from users join user_counts on user_id = users.id`,
  nft: sql`select nfts.id, nfts.name, nfts.description, ${NO_TRANSLATION}, nfts.picture, null::text color, null::text entity_type,
    null::text username, null::text address, token_id, contract_address, network_id, 0 weight, nfts.name_search, '' name_ja_search
    from nfts join collections on collections.id = nfts.collection_id`,
  collection: sql`select id, name, description, ${NO_TRANSLATION}, picture, null::text color, null::text entity_type, null::text username,
    null::text address, null::text token_id, contract_address, network_id, 0 weight, name_search, '' name_ja_search from collections`,
};

/**
 * What matches, the best first: the whole name, its beginning, a part of it, a part of the rest; then what is alike; among
 * equals what more people like. Every word must be there; only when that finds hardly anything may words be misspelt.
 *
 * @returns rows that each carry how many there are in all, up to about a thousand
 */
export async function findRows(database: Database, search: Wanted): Promise<FoundRow[]> {
  const { type, wanted } = search;
  if (wanted.startsWith('#')) {
    if (type !== 'world') return [];
    return rank(
      database,
      search,
      sql`(select id from spaces join space_counts on space_id = id
      where tags @> array[${tagKey(wanted.slice(1))}]::text[] order by total_visits desc, id limit ${MOST_RANKED})`,
    );
  }
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const table = sql.table(TABLES[type]);
  const seen = type === 'profile' ? sql`not is_banned and ${unblocked(search.callerId, sql`users.id`)}` : sql`true`;
  const start = startOf(wanted);
  // In the order of the index, letter by letter: sorted as the language would, all who begin so would be read first.
  const startingBy = (name: RawBuilder<unknown>) => sql`(select id from ${table}
    where ${name} like ${start} || '%' and ${seen} order by ${name} using ~<~ limit ${MOST_BY_NAME})`;
  const byName =
    type === 'world'
      ? sql`${startingBy(sql`name_search`)} union ${startingBy(sql`name_ja_search`)}`
      : startingBy(sql`name_search`);
  if (!words.some(isIndexed)) return rank(database, search, sql`${byName} ${withTag(type, wanted)}`);
  const holding = sql`(select id from ${table} where ${sql.join(
    words.map((word) => holds(type, word)),
    sql` and `,
  )} and ${seen} limit ${MOST_RANKED})`;
  const found = await rank(database, search, sql`${byName} union ${holding}`);
  const isEnough = (found[0]?.total ?? 0) >= FEW || search.offset > 0;
  if (isEnough || !words.some(isForgiven)) return found;
  const alike = sql`(select id from ${table} where ${sql.join(
    words.map((word) => holdsAlike(type, word)),
    sql` and `,
  )} and ${seen} limit ${MOST_RANKED})`;
  return rank(database, search, sql`${byName} union ${holding} union ${alike}`);
}

async function rank(database: Database, { type, wanted, limit, offset }: Wanted, ids: RawBuilder<unknown>) {
  const folded = sql`search_text(${wanted})`;
  const { rows } = await sql<FoundRow>`${plannedEachTime}
    with candidates as materialized (${ids}),
    best as (
      select candidates.id, count(*) over ()::integer total, row_number() over (
        order by (${folded} in (name_search, name_ja_search)) desc,
          (starts_with(name_search, ${folded}) or starts_with(name_ja_search, ${folded})) desc,
          (strpos(name_search, ${folded}) > 0 or strpos(name_ja_search, ${folded}) > 0) desc,
          greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded})) desc, weight desc, candidates.id
      ) place
      from candidates join (${SOURCES[type]}) found on found.id = candidates.id
      order by place limit ${limit} offset ${offset}
    )
    select found.*, best.total from best join (${SOURCES[type]}) found on found.id = best.id order by best.place`.execute(
    database,
  );
  return rows;
}

const wordsOf = (wanted: string): string[] => wanted.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const startOf = (wanted: string) => sql`search_text(${literal(wanted)})`;

/** Three letters have an index, and a single Japanese one; what is shorter is only looked for where names begin. */
const isIndexed = (word: string): boolean => [...word].length >= MIN_TRIGRAM_LENGTH || japaneseGrams(word).length > 0;
const isForgiven = (word: string): boolean => word.length >= FORGIVEN_FROM;

/** A space also holds the labels of its tags, in both languages. */
function holds(type: Type, word: string): RawBuilder<unknown> {
  const tags = type === 'world' ? tagsLabelled(word) : [];
  return tags.length > 0 ? sql`(tags && ${tags}::text[] or ${holdsText(word)})` : holdsText(word);
}

function holdsText(word: string): RawBuilder<unknown> {
  const grams = japaneseGrams(word).map((gram) => sql`search_text(${gram})`);
  // Letters that mean something in a pattern mean themselves.
  if (grams.length === 0) return sql`search like '%' || search_text(${literal(word)}) || '%'`;
  // No pattern: the index of trigrams would be read as a whole for one or two characters.
  return sql`(strpos(search, search_text(${word})) > 0 and japanese_grams(search) @> array[${sql.join(grams)}])`;
}

/** As much alike as the database was told to take for alike: see `connectDatabase`. */
const holdsAlike = (type: Type, word: string): RawBuilder<unknown> =>
  isForgiven(word) ? sql`(${holds(type, word)} or search_text(${word}) <% search)` : holds(type, word);

/** `union` with the spaces that have this tag: short Latin words, such as AI, name a tag only as a whole. */
function withTag(type: Type, word: string): RawBuilder<unknown> {
  const tags = type === 'world' ? tagsLabelled(word) : [];
  return tags.length > 0
    ? sql`union (select id from spaces where tags && ${tags}::text[] limit ${MOST_RANKED})`
    : sql``;
}
