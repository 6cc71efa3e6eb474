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

/** A titled row of cards that scrolls horizontally. Its loading, empty and error states reserve the height of the cards. */
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

/** Style of the "View all" link that is passed as `action`. */
export const railActionClass = (): string => css.action;
