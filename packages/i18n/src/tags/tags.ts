import { isTag } from '@xana/contracts/tags';
import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

/** To be loaded beside the part's own phrases by whoever shows tags. */
export const tagPhrases = definePhrases('tags', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });

/** The reader's word for a tag in any letter case; one that this page does not know is shown as it came. */
export function useTagName(): (tag: string) => string {
  const t = tagPhrases.useText();
  return (tag) => {
    const key = tag.toLowerCase();
    return isTag(key) ? t(key) : tag;
  };
}
