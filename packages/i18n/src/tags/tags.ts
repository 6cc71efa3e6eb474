import { tagLabels as en } from '@xana/contracts/tag-labels/en';
import { isTag } from '@xana/contracts/tags';
import { definePhrases } from '../define-phrases.ts';

/** To be loaded beside the part's own phrases by whoever shows tags. */
export const tagPhrases = definePhrases('tags', {
  en,
  ja: () => import('@xana/contracts/tag-labels/ja').then(({ tagLabels }) => tagLabels),
});

/** The reader's word for a tag in any letter case; one that this page does not know is shown as it came. */
export function useTagName(): (tag: string) => string {
  const t = tagPhrases.useText();
  return (tag) => {
    const key = tag.toLowerCase();
    return isTag(key) ? t(key) : tag;
  };
}
