import { getSpaceFacets } from '@xana/contracts/http/spaces/space-lists';
import type { Tag } from '@xana/contracts/tags';
import { useFormats } from '@xana/i18n/formats';
import { useOperation } from '@xana/remote-kit';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { useState } from 'react';
import { useText as useSpacesText } from '../../phrases/phrases.ts';
import { usePopularTags } from '../../shared/search/use-popular-tags.ts';
import * as css from './explore-screen.module.css';
import { useText } from './phrases/phrases.ts';
import type { SpaceQuery } from './space-query.ts';

interface ExploreTagsProps {
  query: SpaceQuery;
  chosen: readonly Tag[];
  onToggle(tag: Tag): void;
}

/** Several tags at once, the popular ones first, each with the number of results that it leaves. */
export function ExploreTags({ query, chosen, onToggle }: ExploreTagsProps) {
  const t = useText();
  const spaces = useSpacesText();
  const formats = useFormats();
  const counts = useTagCounts(query);
  const popular = usePopularTags();
  const countOf = (tag: Tag) => {
    if (!counts) return null;
    const count = counts.get(tag) ?? 0;
    return (
      <span className={css.count} title={t('tag.matches', { count, number: formats.number(count) })}>
        {formats.compact(count)}
      </span>
    );
  };
  return (
    <TagChips
      label={spaces('explore.tags')}
      moreLabel={spaces('explore.moreTags')}
      after={countOf}
      first={popular.tags}
      isPending={popular.isPending}
      isChosen={(tag) => chosen.includes(tag)}
      onToggle={onToggle}
    />
  );
}

/** Null before the first answer, and where the platform selects: recommendations of a member are no filter of spaces. */
function useTagCounts({ facets }: SpaceQuery): ReadonlyMap<string, number> | null {
  const { data } = useOperation(getSpaceFacets, facets ?? {}, { isEnabled: facets !== null });
  // The former numbers stay while the next ones load: chips that lose and regain them would jump.
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  if (!facets || !shown) return null;
  return new Map(shown.tags.map(({ tag, count }) => [tag, count]));
}
