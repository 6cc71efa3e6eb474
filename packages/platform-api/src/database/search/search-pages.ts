import { type RawBuilder, sql } from 'kysely';
import { unblocked } from '../blocks.ts';
import type { Database } from '../connect-database.ts';
import { existsColumn } from '../exists-column.ts';
import { plannedEachTime } from '../prepared-statements.ts';
import { containsText, escapeLike, termsOf } from './contains-text.ts';
import { isTagged, japaneseGrams, tagKey, tagKeysOf, tagsLabelled } from './tag-search.ts';

/** The minimum length of a term for similarity matching; shorter ones would match everything. */
const MIN_FUZZY_LENGTH = 4;
/** Similar spellings are searched when the exact search has fewer hits. */
const MIN_EXACT_HITS = 5;
/** The maximum number of ranked hits per source, and so of the total. */
const MAX_RANKED = 1_000;
/** The trigram index cannot look up shorter terms. */
const MIN_TRIGRAM_LENGTH = 3;
/** The maximum number of candidates whose name starts with the text; they rank before others. */
const MAX_BY_NAME = 200;

export interface HitRow {
  id: number;
  name: string;
  description: string;
  name_ja: string | null;
  description_ja: string | null;
  picture: string | null;
  color: string | null;
  entity_type: string | null;
  username: string | null;
  follower_count: number | null;
  is_following: boolean | null;
  is_favourite: boolean | null;
  address: string | null;
  token_id: string | null;
  contract_address: string | null;
  network_id: number | null;
  total: number;
}

interface Search {
  type: Type;
  text: string;
  limit: number;
  offset: number;
  /** Users with a block between them and the caller are excluded. */
  callerId: number | null;
}

type Type = 'world' | 'profile' | 'nft' | 'collection';

const TABLES = { world: 'spaces', profile: 'users', nft: 'nfts', collection: 'collections' } as const;

const NO_TRANSLATION = sql`null::text name_ja, null::text description_ja`;

const NO_FOLLOWERS = sql`null::integer follower_count, null::boolean is_following`;

const NO_FAVOURITE = sql`null::boolean is_favourite`;

/** The rows of each type, with null for the columns of other types. */
const sourcesFor = (callerId: number | null): Record<Type, RawBuilder<unknown>> => ({
  world: sql`select id, name, description, name_ja, description_ja, picture, null::text color, entity_type, null::text username, ${NO_FOLLOWERS},
    ${existsColumn(sql`favourites where favourites.space_id = spaces.id and favourites.user_id = ${callerId ?? 0}`)} is_favourite, null::text address,
    null::text token_id, null::text contract_address, null::integer network_id, total_visits weight, name_search, coalesce(name_ja_search, '') name_ja_search
    from spaces join space_counts on space_id = id`,
  profile: sql`select users.id, name, bio description, ${NO_TRANSLATION}, avatar picture, profile_icon_color color, null::text entity_type, username,
    followers follower_count, ${existsColumn(sql`follows where follows.followed_id = users.id and follows.follower_id = ${callerId ?? 0}`)} is_following, ${NO_FAVOURITE},
    (select wallets.address from wallets where wallets.user_id = users.id order by linked_at, address limit 1) address, null::text token_id,
    null::text contract_address, null::integer network_id, followers weight, name_search, '' name_ja_search
    from users join user_counts on user_id = users.id`,
  nft: sql`select nfts.id, nfts.name, nfts.description, ${NO_TRANSLATION}, nfts.picture, null::text color, null::text entity_type,
    null::text username, ${NO_FOLLOWERS}, ${NO_FAVOURITE}, null::text address, token_id, contract_address, network_id, 0 weight, nfts.name_search, '' name_ja_search
    from nfts join collections on collections.id = nfts.collection_id`,
  collection: sql`select id, name, description, ${NO_TRANSLATION}, picture, null::text color, null::text entity_type, null::text username, ${NO_FOLLOWERS},
    ${NO_FAVOURITE}, null::text address, null::text token_id, contract_address, network_id, 0 weight, name_search, '' name_ja_search from collections`,
});

/**
 * Returns one page of hits. Order: exact name, prefix of the name, substring of the name, substring of other fields, then
 * similar spellings; ties by popularity. All terms must match; similar spellings are searched only when there are few
 * exact hits.
 *
 * @returns rows that each carry the total number of hits, limited to about a thousand
 */
export async function selectHits(database: Database, search: Search): Promise<HitRow[]> {
  const { type, text } = search;
  if (text.startsWith('#')) {
    if (type !== 'world' && type !== 'profile') return [];
    const ids = await selectIdsWithTag(database, type, text.slice(1).trim(), search.callerId);
    return rank(database, search, sql`select unnest(${ids}::integer[]) id`);
  }
  const terms = termsOf(text);
  if (terms.length === 0) return [];
  const table = sql.table(TABLES[type]);
  const isVisible = visible(type, search.callerId);
  const prefix = prefixOf(text);
  // Sorts by bytes, as the index does (`text_pattern_ops`): a sort by collation would read every name with the prefix.
  const startingWith = (name: RawBuilder<unknown>) => sql`(select id from ${table}
    where ${name} like ${prefix} || '%' and ${isVisible} order by ${name} using ~<~ limit ${MAX_BY_NAME})`;
  const byName =
    type === 'world'
      ? sql`${startingWith(sql`name_search`)} union ${startingWith(sql`name_ja_search`)}`
      : startingWith(sql`name_search`);
  if (!terms.some(isIndexed)) return rank(database, search, sql`${byName} ${withTag(type, text)}`);
  const containing = sql`(select id from ${table} where ${sql.join(
    terms.map((term) => contains(type, term)),
    sql` and `,
  )} and ${isVisible} limit ${MAX_RANKED})`;
  const found = await rank(database, search, sql`${byName} union ${containing}`);
  const hasEnough = (found[0]?.total ?? 0) >= MIN_EXACT_HITS || search.offset > 0;
  if (hasEnough || !terms.some(isFuzzy)) return found;
  const similar = sql`(select id from ${table} where ${sql.join(
    terms.map((term) => containsSimilar(type, term)),
    sql` and `,
  )} and ${isVisible} limit ${MAX_RANKED})`;
  return rank(database, search, sql`${byName} union ${containing} union ${similar}`);
}

/** The most visited spaces or most followed users with a tag; also spaces whose description has it as a hashtag. */
async function selectIdsWithTag(database: Database, type: 'world' | 'profile', tag: string, callerId: number | null) {
  const isVisible = visible(type, callerId);
  const limit = sql`order by weight desc, id limit ${MAX_RANKED}`;
  const tagged =
    type === 'world'
      ? sql`select id, total_visits weight from spaces join space_counts on space_id = id where ${isVisible}`
      : sql`select id, followers weight from users join user_counts on user_id = id where ${isVisible}`;
  const { rows } = await sql<{ id: number }>`${tagged} and ${isTagged(sql`tags`, tag)} ${limit}`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (type === 'profile') return ids;
  const described = await sql<{ id: number; description: string }>`${plannedEachTime}
    select id, description from spaces where ${isVisible} and ${containsText(SEARCH, `#${tag}`)} limit ${MAX_RANKED}`.execute(
    database,
  );
  const key = tagKey(tag);
  const found = described.rows.filter(({ description }) => tagKeysOf(description).includes(key));
  return [...new Set([...ids, ...found.map(({ id }) => id)])].slice(0, MAX_RANKED);
}

function visible(type: Type, callerId: number | null): RawBuilder<unknown> {
  if (type === 'profile') return sql`not is_inactive and ${unblocked(callerId, sql`users.id`)}`;
  return type === 'world' ? sql`hidden_at is null` : sql`true`;
}

async function rank(database: Database, { type, text, limit, offset, callerId }: Search, ids: RawBuilder<unknown>) {
  const source = sourcesFor(callerId)[type];
  const folded = sql`search_text(${text})`;
  const { rows } = await sql<HitRow>`${plannedEachTime}
    with candidates as materialized (${ids}),
    best as (
      select candidates.id, count(*) over ()::integer total, row_number() over (
        order by (${folded} in (name_search, name_ja_search)) desc,
          (starts_with(name_search, ${folded}) or starts_with(name_ja_search, ${folded})) desc,
          (strpos(name_search, ${folded}) > 0 or strpos(name_ja_search, ${folded}) > 0) desc,
          greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded})) desc, weight desc, candidates.id
      ) hit_rank
      from candidates join (${source}) found on found.id = candidates.id
      order by hit_rank limit ${limit} offset ${offset}
    )
    select found.*, best.total from best join (${source}) found on found.id = best.id order by best.hit_rank`.execute(
    database,
  );
  return rows;
}

const prefixOf = (text: string) => sql`search_text(${escapeLike(text)})`;

/** Three letters or one Japanese character are indexed; a shorter term is searched only at the beginning of names. */
const isIndexed = (term: string): boolean => [...term].length >= MIN_TRIGRAM_LENGTH || japaneseGrams(term).length > 0;
const isFuzzy = (term: string): boolean => term.length >= MIN_FUZZY_LENGTH;

const SEARCH = sql.ref('search');

/** A space also matches by the labels of its tags, in both languages. */
function contains(type: Type, term: string): RawBuilder<unknown> {
  const tags = type === 'world' ? tagsLabelled(term) : [];
  return tags.length > 0 ? sql`(tags && ${tags}::text[] or ${containsText(SEARCH, term)})` : containsText(SEARCH, term);
}

/** `<%` uses `pg_trgm.word_similarity_threshold`, which `connectDatabase` sets. */
const containsSimilar = (type: Type, term: string): RawBuilder<unknown> =>
  isFuzzy(term) ? sql`(${contains(type, term)} or search_text(${term}) <% search)` : contains(type, term);

/** `union` with the spaces that have this tag: a short Latin term such as AI matches only a whole label. */
function withTag(type: Type, term: string): RawBuilder<unknown> {
  const tags = type === 'world' ? tagsLabelled(term) : [];
  return tags.length > 0
    ? sql`union (select id from spaces where hidden_at is null and tags && ${tags}::text[] limit ${MAX_RANKED})`
    : sql``;
}
