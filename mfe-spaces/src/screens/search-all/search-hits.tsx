import { searchAll } from '@xana/contracts/http/search/search-all';
import { useFormats } from '@xana/i18n/formats';
import { Slot, useOperationPages } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Grid } from '@xana/ui-kit/grid';
import type { ReactNode } from 'react';
import { useText as useFrameText } from '../../phrases/phrases.ts';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { type Hit, type HitType, SEARCH_TYPES } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import * as styles from '../../shared/styles.module.css';
import { HitCard } from './hit-card.tsx';
import * as css from './search-screen.module.css';

const SHOWN_PER_TYPE = 6;
const SHOWN_PEOPLE = 4;
const PAGE_SIZE = 20;

interface AllHitsProps {
  query: string;
  /** The tag, for a search for nothing but a tag: its posts come from the team that owns them. */
  tag: string | null;
  hits: readonly Hit[];
  counts: Record<HitType, number>;
  onAll(type: HitType): void;
}

/** The best hits of each type, with a button that shows all of that type. */
export function AllHits({ query, tag, hits, counts, onAll }: AllHitsProps) {
  return (
    <div className={css.types}>
      {SEARCH_TYPES.filter((type) => counts[type] > 0).map((type) => {
        if (type === 'post' && tag !== null) return <Slot key={type} name="search.posts" props={{ tag }} />;
        const best = hits.filter((hit) => hit.type === type).slice(0, SHOWN_PER_TYPE);
        const shown = type === 'profile' ? SHOWN_PEOPLE : best.length;
        const all = counts[type] > shown ? () => onAll(type) : null;
        return (
          <TypeSection key={type} type={type} count={counts[type]} onAll={all}>
            {type === 'profile' ? (
              <Slot name="search.people" props={{ query, limit: SHOWN_PEOPLE }} />
            ) : (
              <Grid cardWidth={widthOf(type)}>
                {best.map((hit) => (
                  <HitCard key={hit.id} hit={hit} query={query} />
                ))}
              </Grid>
            )}
          </TypeSection>
        );
      })}
    </div>
  );
}

interface TypeSectionProps {
  type: HitType;
  count: number;
  /** Null where all are shown. */
  onAll: (() => void) | null;
  children: ReactNode;
}

function TypeSection({ type, count, onAll, children }: TypeSectionProps) {
  const t = useText();
  const frame = useFrameText();
  const formats = useFormats();
  const name = t(`type.${type}`);
  return (
    <section aria-label={name} className={css.type}>
      <header className={css.head}>
        <h2>{name}</h2>
        <span className={styles.soft}>{formats.number(count)}</span>
        {onAll && (
          <Button variant="quiet" size="small" aria-label={frame('rail.allOf', { rail: name })} onClick={onAll}>
            {frame('rail.all')}
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}

/** All hits of one type, page by page. People and the posts of a tag are slots of the team that owns them. */
export function HitsOfType({ type, query, tag }: { type: HitType; query: string; tag: string | null }) {
  if (type === 'post' && tag !== null) return <Slot name="search.posts" props={{ tag }} />;
  return (
    <div className={css.type}>
      {type === 'profile' ? <Slot name="search.people" props={{ query }} /> : <PagedHits type={type} query={query} />}
    </div>
  );
}

function PagedHits({ type, query }: { type: HitType; query: string }) {
  const t = useText();
  const answer = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: query, pageNumber, pageSize: PAGE_SIZE, type }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts[type], rows: paginatedResults }) },
  );
  return (
    <PagedGrid
      label={t(`type.${type}`)}
      cardWidth={widthOf(type)}
      answer={answer}
      card={(hit) => <HitCard key={hit.id} hit={hit} query={query} />}
    />
  );
}

const widthOf = (type: HitType) => (type === 'nft' ? 'person' : 'wide');
