import { Button } from '@xana/ui-kit/button';
import { Grid } from '@xana/ui-kit/grid';
import { useText } from '../../phrases/phrases.ts';
import type { Hit, HitType } from '../../shared/hit.tsx';
import { HitCard } from './hit-card.tsx';
import * as css from './search-screen.module.css';

/** Of each type so many, then the way to all of them. */
const SHOWN = 6;
const TYPES = ['world', 'profile', 'collection', 'nft'] as const;

interface AllHitsProps {
  hits: readonly Hit[];
  counts: Record<HitType, number>;
  onAll(type: HitType): void;
}

/** The best of each type, under its name. */
export function AllHits({ hits, counts, onAll }: AllHitsProps) {
  const t = useText();
  return (
    <div className={css.types}>
      {TYPES.filter((type) => counts[type] > 0).map((type) => {
        const name = t(`search.tab.${type}`);
        const best = hits.filter((hit) => hit.type === type).slice(0, SHOWN);
        return (
          <section key={type} aria-label={name} className={css.type}>
            <header className={css.head}>
              <h2>{name}</h2>
              {counts[type] > best.length && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('rail.allOf', { rail: name })}
                  onClick={() => onAll(type)}
                >
                  {t('rail.all')}
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
