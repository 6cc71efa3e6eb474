import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connect-database.ts';
import { plannedEachTime } from '../prepared-statements.ts';
import { containsText, escapeLike, termsOf } from './contains-text.ts';
import { type HitRow, hitSource, type SearchedType } from './hit-sources.ts';
import { isVisible, matchesFilter, type SearchFilter } from './search-filters.ts';
import { japaneseGrams, tagKey, tagKeysOf, tagsLabelled } from './tag-search.ts';

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

interface Search {
  type: SearchedType;
  /** Empty when only the filter selects. */
  text: string;
  filter: SearchFilter;
  limit: number;
  offset: number;
  /** Users with a block between them and the caller are excluded. */
  callerId: number | null;
}

const TABLES = {
  world: 'spaces',
  profile: 'users',
  nft: 'nfts',
  collection: 'collections',
  event: 'events',
  post: 'posts',
} as const;

/**
 * Returns one page of hits. Order: exact name, prefix of the name, start of a term in the name, elsewhere in the name,
 * other fields, then similar spellings; ties by popularity. All terms must match; similar spellings are searched only when
 * there are few exact hits.
 *
 * @returns rows that each carry the total number of hits, limited to about a thousand
 */
export async function selectHits(database: Database, search: Search): Promise<HitRow[]> {
  const { type, text, filter, callerId } = search;
  const matching = matchesFilter(type, filter);
  if (!matching) return [];
  const terms = termsOf(text);
  const isFiltered = filter.tags.length > 0 || filter.authorId !== null;
  const among = sql`${isVisible(type, callerId)} and ${matching}`;
  const table = sql.table(TABLES[type]);
  if (terms.length === 0) {
    if (!isFiltered) return [];
    const [tag, ...others] = filter.tags;
    const described =
      type === 'world' && tag !== undefined && others.length === 0 && filter.authorId === null
        ? await selectIdsDescribedBy(database, tag, callerId)
        : [];
    return rank(
      database,
      search,
      sql`select id from (select found.id from (${hitSource(type, callerId)}) found
      where found.id in (select id from ${table} where ${among}) order by found.weight desc, found.id limit ${MAX_RANKED}) filtered
      union select unnest(${described}::integer[])`,
    );
  }
  const byName = candidatesByName(type, text, among);
  if (!terms.some(isIndexed) && !isFiltered) return rank(database, search, sql`${byName} ${withTag(type, text)}`);
  // Planned as if all hits were needed, which the indexes serve, but read up to the limit. For a limit alone the planner reads the
  // table until it has as many as it expects: all of it, folding each text, when the term is rarer than that.
  const all = (condition: (term: string) => RawBuilder<unknown>) =>
    sql`(with found as materialized (select id from ${table} where ${sql.join(terms.map(condition), sql` and `)} and ${among})
      select id from found limit ${MAX_RANKED})`;
  const exact = sql`${byName} union ${all((term) => contains(type, term))}`;
  const found = await rank(database, search, exact);
  const hasEnough = (found[0]?.total ?? 0) >= MIN_EXACT_HITS || search.offset > 0;
  if (hasEnough || type === 'post' || !terms.some(isFuzzy)) return found;
  return rank(database, search, sql`${exact} union ${all((term) => containsSimilar(type, term))}`);
}

/** Sorts by bytes, as the index does (`text_pattern_ops`): a sort by collation would read every name with the prefix. */
function candidatesByName(type: SearchedType, text: string, among: RawBuilder<unknown>): RawBuilder<unknown> {
  if (type === 'post') return sql`select null::integer id where false`;
  const startingWith = (name: RawBuilder<unknown>) => sql`(select id from ${sql.table(TABLES[type])}
    where ${name} like search_text(${escapeLike(text)}) || '%' and ${among} order by ${name} using ~<~ limit ${MAX_BY_NAME})`;
  const byName = startingWith(sql`name_search`);
  return type === 'world' ? sql`${byName} union ${startingWith(sql`name_ja_search`)}` : byName;
}

/** Spaces whose description has a tag as a hashtag. */
async function selectIdsDescribedBy(database: Database, tag: string, callerId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number; description: string }>`${plannedEachTime}
    select id, description from spaces where ${isVisible('world', callerId)} and ${containsText(SEARCH, `#${tag}`)}
    limit ${MAX_RANKED}`.execute(database);
  const key = tagKey(tag);
  return rows.filter(({ description }) => tagKeysOf(description).includes(key)).map(({ id }) => id);
}

async function rank(database: Database, search: Search, ids: RawBuilder<unknown>): Promise<HitRow[]> {
  const { type, text, limit, offset, callerId } = search;
  const source = hitSource(type, callerId);
  const folded = sql`search_text(${text})`;
  const { rows } = await sql<HitRow>`${plannedEachTime}
    with candidates as materialized (${ids}),
    matched as (
      select candidates.id, weight, ${matchClass(text)} match_class,
        greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded})) likeness
      from candidates join (${source}) found on found.id = candidates.id
    ),
    best as (
      select id, count(*) over ()::integer total, row_number() over (
        order by match_class, case when match_class = ${FUZZY_CLASS} then likeness end desc, weight desc, likeness desc, id
      ) hit_rank
      from matched order by hit_rank limit ${limit} offset ${offset}
    )
    select found.*, best.total from best join (${source}) found on found.id = best.id order by best.hit_rank`.execute(
    database,
  );
  return rows;
}

const FUZZY_CLASS = 5;

/** How well a row matches: 0 is the exact name. */
function matchClass(text: string): RawBuilder<unknown> {
  if (text === '') return sql`0`;
  const folded = sql`search_text(${text})`;
  const isInAll = sql.join(
    termsOf(text).map((term) => sql`strpos(all_search, search_text(${term})) > 0`),
    sql` and `,
  );
  return sql`case
    when ${folded} in (name_search, name_ja_search) then 0
    when starts_with(name_search, ${folded}) or starts_with(name_ja_search, ${folded}) then 1
    when strpos(name_search, ' ' || ${folded}) > 0 then 2
    when strpos(name_search, ${folded}) > 0 or strpos(name_ja_search, ${folded}) > 0 then 3
    when ${isInAll} then 4 else ${FUZZY_CLASS} end`;
}

/** Three letters or one Japanese character are indexed; a shorter term is searched only at the beginning of names. */
const isIndexed = (term: string): boolean => [...term].length >= MIN_TRIGRAM_LENGTH || japaneseGrams(term).length > 0;
const isFuzzy = (term: string): boolean => term.length >= MIN_FUZZY_LENGTH;

const SEARCH = sql.ref('search');

/** A space also matches by the labels of its tags, in both languages; a person by the bio. */
function contains(type: SearchedType, term: string): RawBuilder<unknown> {
  if (type === 'post') return containsText(sql`search_text(text)`, term);
  if (type === 'profile') {
    return sql`(${containsText(SEARCH, term)} or bio <> '' and ${containsText(sql`search_text(bio)`, term)})`;
  }
  const tags = type === 'world' ? tagsLabelled(term) : [];
  return tags.length > 0 ? sql`(tags && ${tags}::text[] or ${containsText(SEARCH, term)})` : containsText(SEARCH, term);
}

/** `<%` uses `pg_trgm.word_similarity_threshold`, which `connectDatabase` sets. */
const containsSimilar = (type: SearchedType, term: string): RawBuilder<unknown> =>
  isFuzzy(term) ? sql`(${contains(type, term)} or search_text(${term}) <% search)` : contains(type, term);

/** `union` with the spaces that have this tag: a short Latin term such as AI matches only a whole label. */
function withTag(type: SearchedType, term: string): RawBuilder<unknown> {
  const tags = type === 'world' ? tagsLabelled(term) : [];
  return tags.length > 0
    ? sql`union (select id from spaces where hidden_at is null and tags && ${tags}::text[] limit ${MAX_RANKED})`
    : sql``;
}
