import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { useOperationPages } from '@xana/remote-kit';
import { TagFilter } from '@xana/remote-kit/tag-filter';
import { Select } from '@xana/ui-kit/select';
import { useDeferredValue } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';
import { type ExploreFilter, SORTS } from './explore-filter.ts';
import * as css from './explore-screen.module.css';

/** Three rows on a wide screen, and few enough for a slow phone to render at once. */
const PAGE_SIZE = 12;

interface SpaceResultsProps {
  kind: 'space' | 'game';
  filter: ExploreFilter;
  onChoose(change: Partial<ExploreFilter>): void;
}

/** Spaces or games, filtered by tag and sorted. */
export function SpaceResults({ kind, filter: { tag, sort }, onChoose }: SpaceResultsProps) {
  const t = useText();
  // The filters render after the rest of the page, so that a slow phone stays responsive.
  const isReady = useDeferredValue(true, false);
  const answer = useOperationPages(getAllSpaces, (pageNumber) => ({
    pageNumber,
    pageSize: PAGE_SIZE,
    kind,
    sort,
    ...(tag ? { tag } : {}),
  }));
  return (
    <div className={css.results}>
      <div className={css.choice}>
        {isReady && (
          <TagFilter
            label={t('explore.tags')}
            moreLabel={t('explore.moreTags')}
            chosen={tag}
            onChoose={(chosen) => onChoose({ tag: chosen })}
          />
        )}
        {isReady && (
          <Select
            label={t('explore.sort')}
            isLabelHidden
            chosen={sort}
            choices={SORTS.map((id) => ({ id, name: t(`explore.sort.${id}`) }))}
            onChoose={(chosen) => onChoose({ sort: chosen })}
          />
        )}
      </div>
      <PagedGrid
        label={t(kind === 'game' ? 'explore.tab.games' : 'explore.tab.spaces')}
        cardWidth="wide"
        answer={answer}
        card={(space) => <SpaceCard key={space.id} space={space} />}
      />
    </div>
  );
}
