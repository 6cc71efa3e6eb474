import { searchAll } from '@xana/contracts/http/search/search-all';
import { useOperationPages } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import type { HitType } from '../../shared/hit.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { HitCard } from './hit-card.tsx';
import * as css from './search-screen.module.css';

const PAGE_SIZE = 20;

/** All hits of one type, page by page. */
export function HitsOfType({ type, wanted }: { type: HitType; wanted: string }) {
  const t = useText();
  const answer = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: wanted, pageNumber, pageSize: PAGE_SIZE, type }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts[type], rows: paginatedResults }) },
  );
  return (
    <div className={css.type}>
      <PagedGrid
        label={t(`search.tab.${type}`)}
        cardWidth={type === 'world' || type === 'collection' ? 'wide' : 'person'}
        answer={answer}
        card={(hit) => <HitCard key={hit.id} hit={hit} />}
      />
    </div>
  );
}
