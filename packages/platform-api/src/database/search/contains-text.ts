import { type RawBuilder, sql } from 'kysely';
import { japaneseGrams } from './tag-search.ts';

const MAX_TERMS = 6;

/** The terms of a search; all of them must match. */
export const termsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean).slice(0, MAX_TERMS);

/** Escapes the wildcards of a `like` pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * A term as the columns for searching have it. A subquery is evaluated once for a statement, and a function of a parameter for each row.
 * The planner does not see its value either: the plan of a prepared statement, which knows none, is then as good as one for this term, and
 * planning takes longer than most searches.
 */
export const foldedOnce = (term: string): RawBuilder<unknown> => sql`(select search_text(${term}))`;

/** A text that is searched, as the value of `search_text`, and the predicate of its indexes if they are partial. */
interface SearchedText {
  text: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
}

/** A condition of a statement that is planned each time: a text contains a term, in any letter case and width. */
export const containsText = (text: RawBuilder<unknown>, term: string): RawBuilder<unknown> =>
  anyContains([{ text }], term, { folded: (part) => sql`search_text(${part})` });

interface Containing {
  /** Other conditions that match. */
  alternatives?: readonly RawBuilder<unknown>[];
  /** The term as the texts have it. */
  folded?: (part: string) => RawBuilder<unknown>;
}

/**
 * A condition: one of the texts contains a term, or an alternative is true. Served by trigram indexes, and for Japanese by indexes on
 * `japanese_grams`.
 */
export function anyContains(
  texts: readonly SearchedText[],
  term: string,
  { alternatives = [], folded = foldedOnce }: Containing = {},
): RawBuilder<unknown> {
  const grams = japaneseGrams(term).map(folded);
  const any = (condition: (text: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql`(${sql.join([...alternatives, ...texts.map(({ text, where }) => (where ? sql`${where} and ${condition(text)}` : condition(text)))], sql` or `)})`;
  if (grams.length === 0) return any((text) => sql`${text} like '%' || ${folded(escapeLike(term))} || '%'`);
  // Not `like`: the trigram index would be scanned as a whole for one or two characters. The grams are a condition of their own, so that
  // the index answers it alone: computing them for each row takes 70 µs.
  return sql`(${any((text) => sql`japanese_grams(${text}) @> array[${sql.join(grams)}]`)}
    and ${any((text) => sql`strpos(${text}, ${folded(term)}) > 0`)})`;
}
