import { type ReactNode, useId } from 'react';
import { BackIcon, ForwardIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import * as css from './rail.module.css';
import { RailSkeletons } from './rail-skeletons.tsx';
import { useSidewaysScroll } from './use-sideways-scroll.ts';

interface RailProps {
  title: string;
  /** «View all», at the end of the title's line. */
  action?: ReactNode;
  state: 'loading' | 'ready' | 'empty' | 'error';
  texts: { empty: string; error: string; tryAgain: string; loading: string; previous: string; next: string };
  onRetry(): void;
  /** Width of one card; as many as fit are shown. */
  cardWidth: 'wide' | 'narrow' | 'person';
  /** CSS length, for cards that are neither a cover card nor a person card: the place that is kept for them. */
  cardHeight?: string;
  /** How an empty row fills, under «No data found», and where to begin. */
  whenEmpty?: { hint: string; action: ReactNode };
  children?: ReactNode[];
}

/** A titled row of cards that scrolls sideways; loading, empty and error take the place that the cards will need. */
export function Rail({ title, action, state, texts, onRetry, cardWidth, cardHeight, whenEmpty, children }: RailProps) {
  const heading = useId();
  const { row, isAtStart, isAtEnd, go } = useSidewaysScroll(children?.length ?? 0);
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
          {children?.map((child, index) => (
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

/** The look of «View all», for the link that is handed in as `action`. */
export const railActionClass = (): string => css.action;
