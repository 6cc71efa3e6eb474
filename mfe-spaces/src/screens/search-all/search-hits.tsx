import { searchAll } from '@xana/contracts/http/search/search-all';
import { useOperationPages } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Grid } from '@xana/ui-kit/grid';
import { useText as useFrameText } from '../../phrases/phrases.ts';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import type { Hit, HitType } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { HitCard } from './hit-card.tsx';
import * as css from './search-screen.module.css';

const SHOWN_PER_TYPE = 6;
const PAGE_SIZE = 20;
const TYPES = ['world', 'profile', 'collection', 'nft'] as const;

interface AllHitsProps {
  hits: readonly Hit[];
  counts: Record<HitType, number>;
  onAll(type: HitType): void;
}

/** The best hits of each type, with a button that shows all of that type. */
export function AllHits({ hits, counts, onAll }: AllHitsProps) {
  const t = useText();
  const frame = useFrameText();
  return (
    <div className={css.types}>
      {TYPES.filter((type) => counts[type] > 0).map((type) => {
        const name = t(`type.${type}`);
        const best = hits.filter((hit) => hit.type === type).slice(0, SHOWN_PER_TYPE);
        return (
          <section key={type} aria-label={name} className={css.type}>
            <header className={css.head}>
              <h2>{name}</h2>
              {counts[type] > best.length && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={frame('rail.allOf', { rail: name })}
                  onClick={() => onAll(type)}
                >
                  {frame('rail.all')}
                </Button>
              )}
            </header>
            <Grid cardWidth={type === 'world' || type === 'collection' ? 'wide' : 'person'}>
              {best.map((hit) => (
                <HitCard key={hit.id} hit={hit} />
              ))}
            </Grid>
          </section>
        );
      })}
    </div>
  );
}

/** All hits of one type, page by page. */
export function HitsOfType({ type, query }: { type: HitType; query: string }) {
  const t = useText();
  const answer = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: query, pageNumber, pageSize: PAGE_SIZE, type }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts[type], rows: paginatedResults }) },
  );
  return (
    <div className={css.type}>
      <PagedGrid
        label={t(`type.${type}`)}
        cardWidth={type === 'world' || type === 'collection' ? 'wide' : 'person'}
        answer={answer}
        card={(hit) => <HitCard key={hit.id} hit={hit} />}
      />
    </div>
  );
}
