import { type RawBuilder, sql } from 'kysely';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';

/** From so many letters on a word may be misspelt; shorter ones would find everything. */
const FORGIVEN_FROM = 4;
/** Share of the word's trigrams: one wrong letter of four leaves 0.4. */
const ALIKE_ENOUGH = 0.4;
const MOST_WORDS = 6;

export interface FoundRow {
  id: number;
  name: string;
  description: string;
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

/** The rows of each type with what the others lack as null; `found` has name_search and search. */
const SOURCES: Record<Type, RawBuilder<unknown>> = {
  world: sql`select id, name, description, picture, null::text color, entity_type, null::text username, null::text address,
    null::text token_id, null::text contract_address, null::integer network_id, total_visits weight, tags, name_search, search
    from spaces`,
  profile: sql`select users.id, name, bio description, avatar picture, profile_icon_color color, null::text entity_type, username,
    (select wallets.address from wallets where wallets.user_id = users.id limit 1) address, null::text token_id,
    null::text contract_address, null::integer network_id,
    (select count(*) from follows where followed_id = users.id) weight, null::text[] tags, name_search, search
    from users where not is_banned`,
  nft: sql`select nfts.id, nfts.name, nfts.description, nfts.picture, null::text color, null::text entity_type,
    null::text username, null::text address, token_id, contract_address, network_id, 0 weight, null::text[] tags,
    nfts.name_search, nfts.search from nfts join collections on collections.id = nfts.collection_id`,
  collection: sql`select id, name, description, picture, null::text color, null::text entity_type, null::text username,
    null::text address, null::text token_id, contract_address, network_id, 0 weight, null::text[] tags, name_search, search
    from collections`,
};

/**
 * What matches, the best first: the whole name, its beginning, a part of it, a part of the rest; then what is alike; among
 * equals what more people like. Every word must be there, as it is or nearly.
 *
 * @returns rows that each carry how many there are in all
 */
export async function findRows(
  database: Database,
  { type, wanted, limit, offset, callerId }: Wanted,
): Promise<FoundRow[]> {
  const isTag = wanted.startsWith('#');
  if (isTag && type !== 'world') return [];
  const folded = sql`search_text(${wanted})`;
  const matches = isTag
    ? sql`tags @> array[${wanted.slice(1).toLowerCase()}]::text[]`
    : sql.join(wordsOf(wanted).map(holdsAlike), sql` and `);
  const { rows } = await sql<FoundRow>`
    select *, count(*) over ()::integer total from (${SOURCES[type]}) found
    where ${matches} ${type === 'profile' ? sql`and ${unblocked(callerId, sql`found.id`)}` : sql``}
    order by (name_search = ${folded}) desc, starts_with(name_search, ${folded}) desc,
      (strpos(name_search, ${folded}) > 0) desc, similarity(name_search, ${folded}) desc, weight desc, id
    limit ${limit} offset ${offset}`.execute(database);
  return rows;
}

const wordsOf = (wanted: string): string[] => wanted.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);

/** Letters that mean something in a pattern mean themselves; a longer word may be misspelt. */
function holdsAlike(word: string): RawBuilder<unknown> {
  const holds = sql`search like '%' || search_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;
  if (word.length < FORGIVEN_FROM) return holds;
  return sql`(${holds} or word_similarity(search_text(${word}), search) >= ${ALIKE_ENOUGH})`;
}
