import { type RawBuilder, sql } from 'kysely';
import { japaneseGrams } from './tag-search.ts';

const MAX_TERMS = 6;

/** The terms of a search; all of them must match. */
export const termsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean).slice(0, MAX_TERMS);

/** Escapes the wildcards of a `like` pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * A condition: a text contains a term, in any letter case and width. Served by a trigram index, and for Japanese by an index
 * on `japanese_grams`.
 *
 * @param searched a column or expression with the value of `search_text`
 */
export function containsText(searched: RawBuilder<unknown>, term: string): RawBuilder<unknown> {
  const grams = japaneseGrams(term).map((gram) => sql`search_text(${gram})`);
  if (grams.length === 0) return sql`${searched} like '%' || search_text(${escapeLike(term)}) || '%'`;
  // Not `like`: the trigram index would be scanned as a whole for one or two characters.
  return sql`(strpos(${searched}, search_text(${term})) > 0 and japanese_grams(${searched}) @> array[${sql.join(grams)}])`;
}
