import { tagLabels as en } from '@xana/contracts/tag-labels/en';
import { isTag } from '@xana/contracts/tags';
import { useCallback } from 'react';
import { definePhrases } from '../define-phrases.ts';

/** A remote that shows tags loads them next to its own phrases. */
export const tagPhrases = definePhrases('@xana/tags', {
  en,
  ja: () => import('@xana/contracts/tag-labels/ja').then(({ tagLabels }) => tagLabels),
});

/** Returns the localized name of a tag in any letter case; an unknown tag is returned unchanged. */
export function useTagName(): (tag: string) => string {
  const t = tagPhrases.useText();
  return useCallback(
    (tag) => {
      const key = tag.toLowerCase();
      return isTag(key) ? t(key) : tag;
    },
    [t],
  );
}
