import { type ReactNode, useId, useRef } from 'react';
import { BackIcon, ForwardIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import * as css from './rail.module.css';

interface RailProps {
  title: string;
  /** «View all», at the end of the title's line. */
  action?: ReactNode;
  state: 'loading' | 'ready' | 'empty' | 'error';
  texts: { empty: string; error: string; tryAgain: string; loading: string; previous: string; next: string };
  onRetry(): void;
  /** Width of one card; as many as fit are shown. */
  cardWidth: 'wide' | 'narrow' | 'person';
  children?: ReactNode[];
}

const RATIO = { wide: '16 / 9', narrow: '3 / 4', person: '1' };
const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A titled row of cards that scrolls sideways, with its own loading, empty and error states of the same height. */
export function Rail({ title, action, state, texts, onRetry, cardWidth, children }: RailProps) {
  const heading = useId();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85, behavior: 'smooth' });
  return (
    <section className={css.rail} aria-labelledby={heading} aria-busy={state === 'loading'}>
      <header className={css.head}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        {action}
        {state === 'ready' && (
          <div className={css.arrows}>
            <IconButton label={`${texts.previous}: ${title}`} onClick={() => scroll(-1)}>
              <BackIcon />
            </IconButton>
            <IconButton label={`${texts.next}: ${title}`} onClick={() => scroll(1)}>
              <ForwardIcon />
            </IconButton>
          </div>
        )}
      </header>
      {state === 'error' && <ErrorState title={texts.error} retryLabel={texts.tryAgain} onRetry={onRetry} />}
      {state === 'empty' && <EmptyState text={texts.empty} />}
      {(state === 'ready' || state === 'loading') && (
        <ul className={css.row} data-width={cardWidth} ref={row}>
          {state === 'loading'
            ? SKELETONS.map((key, index) => (
                <li key={key} className={css.cell}>
                  <Skeleton ratio={RATIO[cardWidth]} label={index === 0 ? texts.loading : undefined} />
                  <div className={css.words} />
                </li>
              ))
            : children?.map((child, index) => (
                <li key={index} className={css.cell}>
                  {child}
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
