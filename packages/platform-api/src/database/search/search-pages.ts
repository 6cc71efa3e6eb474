import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { plannedEachTime } from '../connection/prepared-statements.ts';
import { type Candidate, candidatesByName, findCandidates, rank } from './candidates.ts';
import { anyContains, containsText, foldedOnce, termsOf } from './contains-text.ts';
import { frequentHits } from './frequent-terms.ts';
import type { HitRow, SearchedType } from './hit-sources.ts';
import { selectByWeight, selectPage, selectRows } from './hits-by-weight.ts';
import { rankedColumns } from './ranked-columns.ts';
import { MAX_RANKED, type Search, TABLES } from './search.ts';
import { isVisible, matchesFilter } from './search-filters.ts';
import { isSpelledRight } from './spelling.ts';
import { japaneseGrams, tagKey, tagKeysOf, tagsLabelled } from './tag-search.ts';

/** The minimum length of a term for similarity matching; shorter ones would match everything. */
const MIN_FUZZY_LENGTH = 4;
/** Similar spellings are searched when the exact search has fewer hits. */
const MIN_EXACT_HITS = 5;
/** Each row of the index is compared, which takes 14 µs; half of them are not similar. */
const MAX_SIMILAR = 200;
/** The trigram index cannot look up shorter terms. */
const MIN_TRIGRAM_LENGTH = 3;

/**
 * Returns one page of hits. Order: exact name, prefix of the name, start of a term in the name, elsewhere in the name, all terms in the
 * name, other fields, then similar spellings; ties by popularity, then the nearest name. All terms must match. Similar spellings are
 * searched only when there are few exact hits, and few names of any type that begin with the text.
 *
 * @param isRight whether the text is spelled right, for a search of several types
 * @returns rows that each carry the total number of hits, limited to about a thousand
 */
export async function selectHits(
  database: Database,
  search: Search,
  isRight = () => isSpelledRight(database, search),
): Promise<HitRow[]> {
  const { type, text, filter, callerId } = search;
  const matching = matchesFilter(type, filter);
  if (!matching) return [];
  const terms = termsOf(text);
  const isFiltered = filter.tags.length > 0 || filter.authorId !== null;
  const among = sql`${isVisible(type, callerId)} and ${matching}`;
  if (terms.length === 0) return isFiltered ? selectFiltered(database, search, among) : [];
  const byName = candidatesByName(type, text, among);
  const find = (query: RawBuilder<unknown>, isSimilar = false) => findCandidates(database, search, query, isSimilar);
  const show = (candidates: readonly Candidate[]) =>
    selectRows(
      database,
      search,
      rank(candidates).map(({ id }) => id),
    );
  if (!terms.some(isIndexed) && !isFiltered) return show(await find(sql`${byName} ${withTag(type, text)}`));
  const named = type === 'post' ? [] : await find(byName);
  // All others would rank behind them, where the ranked hits end.
  if (named.length >= MAX_RANKED) return show(named);
  const matchingAll = (condition: (term: string) => RawBuilder<unknown>) =>
    sql`${sql.join(terms.map(condition), sql` and `)} and ${among}`;
  const exactly = matchingAll((term) => contains(type, term));
  const frequent = await frequentHits(database, search, exactly);
  // A post has no name: its date alone ranks it.
  if (frequent && type === 'post') return selectPage(database, search, frequent.ids);
  if (frequent) return show([...named, ...(await find(sql`${frequent.candidates} limit ${MAX_RANKED}`))]);
  // Planned as if all hits were needed, which the indexes serve, but read up to the limit. For a limit alone the planner reads the
  // table until it has as many as it expects: all of it, folding each text, when the term is rarer than that.
  const all = (condition: RawBuilder<unknown>, limit: number) =>
    sql`(with found as materialized (select ${rankedColumns(type)} from ${sql.table(TABLES[type])} where ${condition})
      select * from found limit ${limit})`;
  const exact = rank([...named, ...(await find(all(exactly, MAX_RANKED)))]);
  const isEnough = exact.length >= MIN_EXACT_HITS || type === 'post' || !terms.some(isFuzzy);
  if (isEnough || (await isRight())) return show(exact);
  const similarly = matchingAll((term) => containsSimilar(type, term));
  const others = sql`${similarly} and id <> all(${exact.map(({ id }) => id)}::integer[])`;
  return show([...exact, ...(await find(all(others, MAX_SIMILAR), true))]);
}

/** The hits of a search without a text. */
async function selectFiltered(database: Database, search: Search, among: RawBuilder<unknown>): Promise<HitRow[]> {
  const { type, filter, callerId } = search;
  const [tag, ...others] = filter.tags;
  const described =
    type === 'world' && tag !== undefined && others.length === 0 && filter.authorId === null
      ? await selectIdsDescribedBy(database, tag, callerId)
      : [];
  const condition = described.length > 0 ? sql`(${among} or spaces.id = any(${described}::integer[]))` : among;
  return selectByWeight(database, search, condition);
}

/** Spaces whose description has a tag as a hashtag. */
async function selectIdsDescribedBy(database: Database, tag: string, callerId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number; description: string }>`${plannedEachTime}
    select id, description from spaces where ${isVisible('world', callerId)} and strpos(search, '#') > 0
      and ${containsText(SEARCH, `#${tag}`)}
    limit ${MAX_RANKED}`.execute(database);
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

/** `union` with the spaces that have this tag: a short Latin term such as AI matches only a whole label. */
function withTag(type: SearchedType, term: string): RawBuilder<unknown> {
  const tags = type === 'world' ? tagsLabelled(term) : [];
  return tags.length > 0
    ? sql`union (select ${rankedColumns(type)} from spaces where hidden_at is null and tags && ${tags}::text[] limit ${MAX_RANKED})`
    : sql``;
}
