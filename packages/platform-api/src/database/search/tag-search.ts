import { tagLabels as english } from '@xana/contracts/tag-labels/en';
import { tagLabels as japanese } from '@xana/contracts/tag-labels/ja';
import { isTag, TAGS, type Tag } from '@xana/contracts/tags';
import { hashtagsOf } from '@xana/validation';
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from '../connection/prepared-statements.ts';

/** A shorter Latin term is a substring of too many labels; it matches only a whole label. */
const MIN_LATIN_SUBSTRING_LENGTH = 3;
const KATAKANA_TO_HIRAGANA = 0x60;

const LABELS = TAGS.map((tag) => ({ tag, labels: [foldText(english[tag]), foldText(japanese[tag])] }));

/** The same as the database's `search_text`: ignores width, letter case and the kind of kana. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}

/** The key of the tag with this key or this label in either language; any other text is returned as a key. */
export function tagKey(text: string): string {
  const folded = foldText(text.trim());
  if (isTag(folded)) return folded;
  return LABELS.find(({ labels }) => labels.includes(folded))?.tag ?? folded;
}

export const isTagLabel = (text: string): boolean => isTag(tagKey(text));

/** More hashtags of one text are not searched. */
const MAX_TAGS_PER_TEXT = 30;

/** The distinct keys of the hashtags in a text (VA-13), without the #. */
export const tagKeysOf = (text: string): string[] =>
  [...new Set(hashtagsOf(text).map((tag) => tagKey(tag.slice(1))))].slice(0, MAX_TAGS_PER_TEXT);

/** The tags with a label, in either language, that equals or contains the term. */
export function tagsLabelled(term: string): Tag[] {
  const folded = foldText(term);
  const matchesSubstrings = japaneseGrams(folded).length > 0 || folded.length >= MIN_LATIN_SUBSTRING_LENGTH;
  return LABELS.filter(({ labels }) =>
    labels.some((label) => label === folded || (matchesSubstrings && label.includes(folded))),
  ).map(({ tag }) => tag);
}

/**
 * A condition: has the tag with this key or label. Planned each time, because some tags are common and some are rare.
 *
 * @param tags the column
 */
export const isTagged = (tags: RawBuilder<unknown>, tag: string) => hasTags(tags, [tagKey(tag)]);

/** A condition: has all tags with these keys. Planned each time, as above. */
export const hasTags = (tags: RawBuilder<unknown>, keys: readonly string[]) =>
  sql<boolean>`${plannedEachTime} ${tags} @> ${keys}::text[]`;

/** The characters that the database's `japanese_grams` indexes: kana, CJK ideographs and the iteration marks. */
const JAPANESE_RUN = /[ぁ-ヿ㐀-䶿一-鿿豈-﫿々〆〇𠀀-𲎯]+/gu;

/**
 * The n-grams that `japanese_grams(search)` must contain for a text to contain this term: its pairs of Japanese characters,
 * or a character that stands alone. Empty for a term without Japanese.
 */
export function japaneseGrams(term: string): string[] {
  const runs = (term.match(JAPANESE_RUN) ?? []).map((run) => [...run]);
  return [...new Set(runs.flatMap(gramsOfRun))];
}

function gramsOfRun(run: string[]): string[] {
  if (run.length === 1) return run;
  return run.slice(1).map((character, index) => `${run[index]}${character}`);
}
