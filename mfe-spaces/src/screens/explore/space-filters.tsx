import type { Tag } from '@xana/contracts/tags';
import { Select } from '@xana/ui-kit/select';
import { type ExploreFilter, LISTS } from './explore-filter.ts';
import { ExploreTags } from './explore-tags.tsx';
import { useText } from './phrases/phrases.ts';
import type { SpaceQuery } from './space-query.ts';

interface SpaceFiltersProps {
  query: SpaceQuery;
  filter: ExploreFilter;
  hasTags: boolean;
  onChoose(change: Partial<ExploreFilter>): void;
}

/** The tags and the list of spaces or games. */
export function SpaceFilters({ query, filter: { list, tags }, hasTags, onChoose }: SpaceFiltersProps) {
  const t = useText();
  const toggle = (tag: Tag) =>
    onChoose({ tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] });
  return (
    <>
      {hasTags && <ExploreTags query={query} chosen={tags} onToggle={toggle} />}
      <Select
        label={t('list')}
        isLabelHidden
        chosen={list}
        choices={LISTS.map((id) => ({ id, name: t(`list.${id}`) }))}
        onChoose={(chosen) => onChoose({ list: chosen })}
      />
    </>
  );
}
