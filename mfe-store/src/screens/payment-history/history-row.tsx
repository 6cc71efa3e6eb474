import { useFormats } from '@xana/i18n/formats';
import { ChevronDownIcon } from '@xana/ui-kit/icon';
import { Money } from '@xana/ui-kit/money';
import { type ReactNode, useId, useState } from 'react';
import * as css from './history-list.module.css';

interface HistoryRowProps {
  name: string;
  /** Formatted. */
  amount: string;
  at: string;
  state: { text: string; tone: 'good' | 'open' | 'bad' | 'plain'; explanation?: string };
  /** What belongs to the row, and what can be done with it. */
  children?: ReactNode;
}

/** One row of the history. Its state is a button that shows what the state means. */
export function HistoryRow({ name, amount, at, state, children }: HistoryRowProps) {
  const format = useFormats();
  const id = useId();
  const [isExplained, setIsExplained] = useState(false);
  const { text, tone, explanation } = state;
  return (
    <li className={css.row}>
      <p className={css.name}>{name}</p>
      <p className={css.amount}>
        <Money amount={amount} />
      </p>
      <p className={css.soft}>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
      {explanation ? (
        <button
          type="button"
          className={css.explained}
          data-tone={tone}
          aria-expanded={isExplained}
          aria-controls={id}
          onClick={() => setIsExplained(!isExplained)}
        >
          {text}
          <ChevronDownIcon size={14} />
        </button>
      ) : (
        <p className={css.state} data-tone={tone}>
          {text}
        </p>
      )}
      {explanation && (
        <p id={id} className={css.explanation} hidden={!isExplained}>
          {explanation}
        </p>
      )}
      {children}
    </li>
  );
}
