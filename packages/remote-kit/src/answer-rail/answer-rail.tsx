import { sharedPhrases } from '@xana/i18n';
import { Rail } from '@xana/ui-kit/rail';
import type { ComponentProps, ReactNode } from 'react';

type Look = Pick<ComponentProps<typeof Rail>, 'title' | 'action' | 'cardWidth' | 'cardHeight' | 'whenEmpty'>;

interface AnswerRailProps<Row> extends Look {
  answer: { data?: { rows: Row[] }; isError: boolean; refetch(): unknown };
  failedText: string;
  loadingText?: string;
  isShown?(row: Row): boolean;
  card(row: Row): ReactNode;
}

/** A rail of the rows of an answer, with its loading, empty and error states. */
export function AnswerRail<Row>(props: AnswerRailProps<Row>) {
  const { answer, failedText, loadingText, isShown = () => true, card, ...look } = props;
  const shared = sharedPhrases.useText();
  const rows = answer.data?.rows.filter(isShown);
  const state = answer.isError ? 'error' : rows === undefined ? 'loading' : rows.length === 0 ? 'empty' : 'ready';
  return (
    <Rail
      {...look}
      state={state}
      onRetry={() => void answer.refetch()}
      texts={{
        empty: shared('noData'),
        error: failedText,
        tryAgain: shared('tryAgain'),
        loading: loadingText ?? shared('loading'),
        previous: shared('previous'),
        next: shared('next'),
      }}
    >
      {rows?.map(card)}
    </Rail>
  );
}
