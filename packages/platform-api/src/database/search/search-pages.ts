import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { plannedEachTime } from '../connection/prepared-statements.ts';
import { arrayOfAnyLength } from '../statements/plan-once.ts';
import { beginningWith, type Candidate, containing, findCandidates, rank, similar } from './candidates.ts';
import { anyContains, containsText, foldedOnce, termsOf } from './contains-text.ts';
import { frequentHits, type Judgement, judgeText } from './frequent-terms.ts';
import { type HitRow, readHits, type SearchedType } from './hit-sources.ts';
import { pageByWeight, pageOfOrdered } from './hits-by-weight.ts';
import { rankedColumns } from './ranked-columns.ts';
import { type IdPage, MAX_RANKED, pageOfRanked, type Search, TABLES, type TextSearch } from './search.ts';
import { isVisible, matchesFilter } from './search-filters.ts';
import { japaneseGrams, tagKey, tagKeysOf, tagsLabelled } from './tag-search.ts';

/** The minimum length of a term for similarity matching; shorter ones would match everything. */
const MIN_FUZZY_LENGTH = 4;
/** Similar spellings are searched when the exact search has fewer hits. */
const MIN_EXACT_HITS = 5;
/** Each row of the index is compared, which takes 14 µs; half of them are not similar. */
const MAX_SIMILAR = 100;
/** The trigram index cannot look up shorter terms. */
const MIN_TRIGRAM_LENGTH = 3;

/** The hits of one type: a page, and how many there are, limited to about a thousand. */
export interface Hits {
  type: SearchedType;
  total: number;
  rows: HitRow[];
}

/**
 * Returns one page of hits of each type. Order: exact name, prefix of the name, start of a term in the name, elsewhere in the name, all
 * terms in the name, other fields, then similar spellings; ties by popularity, then the nearest name. All terms must match. Similar
 * spellings are searched only when there are few exact hits, few names of any type that begin with the text, and few new posts with it.
 */
export async function selectHits(
  database: Database,
  types: readonly SearchedType[],
  search: TextSearch,
): Promise<Hits[]> {
  let judging: Promise<Judgement> | undefined;
  const judge = () => {
    judging ??= judgeTypes(database, types, search);
    return judging;
  };
  const pages = await Promise.all(
    types.map(async (type) => ({ type, ...(await findPage(database, { ...search, type }, judge)) })),
  );
  const rows = await readHits(database, pages, search.callerId);
  return pages.map(({ type, total }) => ({ type, total, rows: rows.filter((row) => row.type === type) }));
}

/** Posts are judged always: a text that is frequent in them is spelled right, whatever is searched. */
function judgeTypes(database: Database, types: readonly SearchedType[], search: TextSearch): Promise<Judgement> {
  const judged = [...new Set([...types, 'post' as const])].flatMap((type) => {
    const typed = { ...search, type };
    const among = conditionOf(typed);
    return among ? [{ search: typed, condition: matchingAll(typed, among, contains) }] : [];
  });
  return judgeText(database, search, judged);
}

/** @param judge judges the text once for all types */
async function findPage(database: Database, search: Search, judge: () => Promise<Judgement>): Promise<IdPage> {
  const { type, text, filter } = search;
  const among = conditionOf(search);
  if (!among) return NO_HITS;
  const terms = termsOf(text);
  const isFiltered = filter.tags.length > 0 || filter.authorId !== null;
  if (terms.length === 0) return isFiltered ? findFiltered(database, search, among) : NO_HITS;
  const byName = type === 'post' ? [] : [beginningWith(type, text, among)];
  const find = async (queries: readonly RawBuilder<unknown>[]) =>
    queries.length > 0 ? findCandidates(database, sql.join(queries, sql` union all `)) : [];
  const show = (candidates: readonly Candidate[]) =>
    pageOfRanked(
      search,
      rank(candidates).map(({ id }) => id),
    );
  if (!terms.some(isIndexed) && !isFiltered) return show(await find([...byName, ...withTag(type, text)]));
  const [beginning, judgement] = await Promise.all([find(byName), judge()]);
  const named = rank(beginning);
  // All others would rank behind them, where the ranked hits end.
  if (named.length >= MAX_RANKED) return show(named);
  const exactly = matchingAll(search, among, contains);
  const frequent = judgement.frequent.has(type) ? await frequentHits(database, { search, condition: exactly }) : null;
  // A post has no name: its date alone ranks it.
  if (frequent && type === 'post') return pageOfOrdered(database, search, frequent.ids);
  if (frequent) {
    const heaviest = containing(text, sql`${frequent.candidates} limit ${sql.lit(MAX_RANKED)}`);
    return show([...named, ...(await find([heaviest]))]);
  }
  // Planned as if all hits were needed, which the indexes serve, but read up to the limit. For a limit alone the planner reads the
  // table until it has as many as it expects: all of it, folding each text, when the term is rarer than that.
  const all = (condition: RawBuilder<unknown>, limit: number) =>
    sql`with found as materialized (select ${rankedColumns(type)} from ${sql.table(TABLES[type])} where ${condition})
      select * from found limit ${sql.lit(limit)}`;
  const exact = rank([...named, ...(await find([containing(text, all(exactly, MAX_RANKED))]))]);
  const isEnough = exact.length >= MIN_EXACT_HITS || type === 'post' || !terms.some(isFuzzy);
  const isSpelledRight = judgement.beginsNames || judgement.frequent.has('post');
  if (isEnough || isSpelledRight) return show(exact);
  const others = sql`${matchingAll(search, among, containsSimilar)} and id <> all(${arrayOfAnyLength(
    exact.map(({ id }) => id),
    'integer',
  )})`;
  return show([...exact, ...(await find([similar(text, all(others, MAX_SIMILAR))]))]);
}

const NO_HITS: IdPage = { ids: [], total: 0 };

/** A condition for the rows that are searched; null when none of the type can match. */
function conditionOf({ type, filter, callerId }: Search): RawBuilder<unknown> | null {
  const matching = matchesFilter(type, filter);
  return matching && sql`${isVisible(type, callerId)} and ${matching}`;
}

/** A condition: all terms match, among the rows that are searched. */
const matchingAll = ({ type, text }: Search, among: RawBuilder<unknown>, matches: typeof containsSimilar) =>
  sql`${sql.join(
    termsOf(text).map((term) => matches(type, term)),
    sql` and `,
  )} and ${among}`;

/** The hits of a search without a text. */
async function findFiltered(database: Database, search: Search, among: RawBuilder<unknown>): Promise<IdPage> {
  const { type, filter, callerId } = search;
  const [tag, ...others] = filter.tags;
  const described =
    type === 'world' && tag !== undefined && others.length === 0 && filter.authorId === null
      ? await selectIdsDescribedBy(database, tag, callerId)
      : [];
  const condition = described.length > 0 ? sql`(${among} or spaces.id = any(${described}::integer[]))` : among;
  return pageByWeight(database, search, condition);
}

/** Spaces whose description has a tag as a hashtag. */
async function selectIdsDescribedBy(database: Database, tag: string, callerId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number; description: string }>`${plannedEachTime}
    select id, description from spaces where ${isVisible('world', callerId)} and strpos(search, '#') > 0
      and ${containsText(SEARCH, `#${tag}`)}
    limit ${sql.lit(MAX_RANKED)}`.execute(database);
  const key = tagKey(tag);
  return rows.filter(({ description }) => tagKeysOf(description).includes(key)).map(({ id }) => id);
}

/** Three letters or one Japanese character are indexed; a shorter term is searched only at the beginning of names. */
const isIndexed = (term: string): boolean => [...term].length >= MIN_TRIGRAM_LENGTH || japaneseGrams(term).length > 0;
const isFuzzy = (term: string): boolean => term.length >= MIN_FUZZY_LENGTH;

const SEARCH = sql.ref('search');

/**
 * A condition: contains a term. A space also matches by the labels of its tags, in both languages; a person by the bio.
 *
 * @param alternatives other conditions that match
 */
function contains(
  type: SearchedType,
  term: string,
  alternatives: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  if (type === 'post') return anyContains([{ text: sql`search_text(text)` }], term);
  if (type === 'profile') {
    const bio = { text: sql`search_text(bio)`, where: sql`bio <> ''` };
    return anyContains([{ text: SEARCH }, bio], term, { alternatives });
  }
  const tags = type === 'world' ? tagsLabelled(term) : [];
  const tagged = tags.length > 0 ? [sql`tags && ${tags}::text[]`] : [];
  return anyContains([{ text: SEARCH }], term, { alternatives: [...tagged, ...alternatives] });
}

/**
 * `<%` uses `pg_trgm.word_similarity_threshold`, which `connectDatabase` sets. A text that contains a term is similar to it too; without
 * an alternative the index intersects the terms, which for two of them takes a third of the time.
 */
function containsSimilar(type: SearchedType, term: string): RawBuilder<unknown> {
  if (!isFuzzy(term)) return contains(type, term);
  const isSimilar = sql`${foldedOnce(term)} <% search`;
  const hasMore = type === 'profile' || (type === 'world' && tagsLabelled(term).length > 0);
  return hasMore ? contains(type, term, [isSimilar]) : isSimilar;
}

/** The spaces that have this tag: a short Latin term such as AI matches only a whole label. */
function withTag(type: SearchedType, term: string): RawBuilder<unknown>[] {
  const tags = type === 'world' ? tagsLabelled(term) : [];
  if (tags.length === 0) return [];
  const tagged = sql`select ${rankedColumns(type)} from spaces where hidden_at is null and tags && ${tags}::text[]
    limit ${sql.lit(MAX_RANKED)}`;
  return [containing(term, tagged)];
}
