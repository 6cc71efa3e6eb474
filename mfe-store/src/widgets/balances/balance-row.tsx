import { formatAmount } from '@xana/i18n/formats';
import { useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import * as css from './balances.module.css';

/** `amount` is an exact decimal text. */
export interface Balance {
  amount: string | undefined;
  isError: boolean;
  retry(): void;
}

export function BalanceRow({
  currency,
  balance: { amount, isError, retry },
}: {
  currency: 'XETA' | 'XENY';
  balance: Balance;
}) {
  const t = useText();
  const session = useSession();
  const { status } = useSessionState();
  if (status === 'visitor') {
    return (
      <button
        type="button"
        className={css.row}
        onClick={() => session.requireLogin('balance')}
        aria-label={t('visitor', { currency })}
      >
        <span className={css.currency}>{currency}</span>
        <span className={css.amount}>–</span>
      </button>
    );
  }
  return (
    <div className={css.row}>
      <span className={css.currency}>{currency}</span>
      {isError ? (
        <Button variant="quiet" size="small" onClick={retry} aria-label={t('tryAgain', { currency })}>
          {t('unavailable')}
        </Button>
      ) : amount === undefined ? (
        <span className={css.waiting}>
          <Skeleton height={20} label={t('loading', { currency })} />
        </span>
      ) : (
        <span className={css.amount}>{formatAmount(amount)}</span>
      )}
    </div>
  );
}
