import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as css from './rail.module.css';

interface RailSkeletonsProps {
  cardWidth: 'wide' | 'narrow' | 'person';
  cardHeight?: string;
  /** Only reserves the height: something else is shown on top. */
  isHidden: boolean;
  label: string;
}

const RATIO = { wide: '16 / 9', narrow: '3 / 4' };
const CELLS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Placeholders with the exact height of the cards. */
export function RailSkeletons({ cardWidth, cardHeight, isHidden, label }: RailSkeletonsProps) {
  return (
    <>
      {!isHidden && (
        <div role="status">
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
      <div className={isHidden ? css.kept : css.row} data-width={cardWidth} aria-hidden="true">
        {(isHidden ? CELLS.slice(0, 1) : CELLS).map((key) => (
          <div key={key} className={css.cell} style={{ height: cardHeight }}>
            {cardHeight || cardWidth === 'person' ? (
              <div className={cardHeight ? css.whole : css.person}>
                <Skeleton height="100%" />
              </div>
            ) : (
              <>
                <Skeleton ratio={RATIO[cardWidth]} />
                <div className={css.words}>
                  <Skeleton height="0.75rem" width="70%" />
                  <Skeleton height="0.75rem" width="45%" />
                </div>
              </>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
