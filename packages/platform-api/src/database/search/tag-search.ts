import { tagLabels as english } from '@xana/contracts/tag-labels/en';
import { tagLabels as japanese } from '@xana/contracts/tag-labels/ja';
import { isTag, TAGS, type Tag } from '@xana/contracts/tags';
import { foldText } from './fold-text.ts';
import { japaneseGrams } from './japanese-grams.ts';

/** Shorter Latin words are a part of too many labels; they name a tag only as a whole. */
const MIN_LATIN_PART_LENGTH = 3;

const LABELS = TAGS.map((tag) => ({ tag, labels: [foldText(english[tag]), foldText(japanese[tag])] }));

/** The key of the tag with this key or this label in either language; a text that names no tag is returned as a key. */
export function tagKey(text: string): string {
  const folded = foldText(text.trim());
  if (isTag(folded)) return folded;
  return LABELS.find(({ labels }) => labels.includes(folded))?.tag ?? folded;
}

/** The tags of which the word is a label or a part of one, in either language. */
export function tagsLabelled(word: string): Tag[] {
  const folded = foldText(word);
  const mayBePart = japaneseGrams(folded).length > 0 || folded.length >= MIN_LATIN_PART_LENGTH;
  return LABELS.filter(({ labels }) =>
    labels.some((label) => label === folded || (mayBePart && label.includes(folded))),
  ).map(({ tag }) => tag);
}
