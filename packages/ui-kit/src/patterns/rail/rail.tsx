import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { BackIcon, ForwardIcon } from '../../icons/icons.tsx';
import { useIsPageInUse } from '../../page-in-use/use-is-page-in-use.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import * as css from './rail.module.css';
import { RailSkeletons } from './rail-skeletons.tsx';

interface RailProps {
  title: string;
  /** "View all", at the end of the title line. */
  action?: ReactNode;
  state: 'loading' | 'ready' | 'empty' | 'error';
  texts: { empty: string; error: string; tryAgain: string; loading: string; previous: string; next: string };
  onRetry(): void;
  /** Width of one card; as many as fit are shown. */
  cardWidth: 'wide' | 'narrow' | 'person';
  /** CSS length that is reserved for cards other than cover and person cards. */
  cardHeight?: string;
  /** Hint and action of an empty rail. */
  whenEmpty?: { hint: string; action: ReactNode };
  children?: ReactNode[];
}

/** Widths of the narrowest cards, in CSS pixels; see `rail.module.css`. */
const NARROWEST = { wide: 240, narrow: 144, person: 136 };

/**
 * A titled row of cards that scrolls horizontally. Until the page is in use it has the cards on the screen and one more: a phone
 * renders the first screen sooner. Its loading, empty and error states reserve the height of the cards.
 */
export function Rail({ title, action, state, texts, onRetry, cardWidth, cardHeight, whenEmpty, children }: RailProps) {
  const heading = useId();
  const isInUse = useIsPageInUse();
  // Of the screen: to know the width of the window, the browser would lay out the page first.
  const cards = isInUse ? children : children?.slice(0, Math.ceil(screen.width / NARROWEST[cardWidth]) + 1);
  const { row, isAtStart, isAtEnd, go } = useSidewaysScroll(cards?.length ?? 0);
  const hasFailed = state === 'error';
  return (
    <section className={css.rail} aria-labelledby={heading} aria-busy={state === 'loading'}>
      <header className={css.head}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        {action}
        {state === 'ready' && !(isAtStart && isAtEnd) && (
          <div className={css.arrows}>
            <IconButton label={`${texts.previous}: ${title}`} aria-disabled={isAtStart} onClick={() => go(-1)}>
              <BackIcon />
            </IconButton>
            <IconButton label={`${texts.next}: ${title}`} aria-disabled={isAtEnd} onClick={() => go(1)}>
              <ForwardIcon />
            </IconButton>
          </div>
        )}
      </header>
      {state === 'ready' ? (
        <ul className={css.row} data-width={cardWidth} ref={row}>
          {cards?.map((child, index) => (
            <li key={index} className={css.cell}>
              {child}
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.stage}>
          <RailSkeletons
            cardWidth={cardWidth}
            cardHeight={cardHeight}
            isHidden={state !== 'loading'}
            label={texts.loading}
          />
          {hasFailed && (
            <div className={css.failure}>
              <ErrorState title={texts.error} retryLabel={texts.tryAgain} onRetry={onRetry} />
            </div>
          )}
          {state === 'empty' && <EmptyState text={texts.empty} {...whenEmpty} />}
        </div>
      )}
    </section>
  );
}

/** Style of the "View all" link that is passed as `action`. */
export const railActionClass = (): string => css.action;

interface SidewaysScroll {
  row: RefObject<HTMLUListElement | null>;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls most of a screen forward (1) or back (-1). */
  go(direction: 1 | -1): void;
}

type Edges = Pick<SidewaysScroll, 'isAtStart' | 'isAtEnd'>;

const settled = (before: Edges, now: Edges): Edges =>
  before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now;

/** The scroll position of a horizontal row. `count` is its number of cards, because no event reports new cards. */
function useSidewaysScroll(count: number): SidewaysScroll {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const element = row.current;
    if (!element || count === 0) return;
    const look = () => setEdges((before) => settled(before, edgesOf(element)));
    // It looks once at the beginning, when the row has its layout.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count]);
  const go = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85 });
  return { row, ...edges, go };
}

/** A pixel of tolerance: zoomed pages scroll by fractions. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  return { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}
