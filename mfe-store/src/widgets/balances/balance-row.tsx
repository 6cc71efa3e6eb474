import { formatAmount } from '@xana/i18n/formats';
import { useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import type { Balance } from '../../shared/balance.ts';
import * as css from './balances.module.css';

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
  const isAccountLost = status === 'unreachable';
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
      {isError || isAccountLost ? (
        <Button
          variant="quiet"
          size="small"
          onClick={isAccountLost ? session.reconnect : retry}
          aria-label={t('tryAgain', { currency })}
        >
          {t('unavailable')}
        </Button>
      ) : amount === undefined ? (
        <span className={css.waiting}>
          <Skeleton height={20} label={t('loading', { currency })} />
        </span>
      ) : (
        <Amount currency={currency} amount={formatAmount(amount)} />
      )}
    </div>
  );
}

/** XENY is what the store sells, so its amount leads there. */
function Amount({ currency, amount }: { currency: 'XETA' | 'XENY'; amount: string }) {
  const t = useText();
  const session = useSession();
  if (currency === 'XETA') return <span className={css.amount}>{amount}</span>;
  return (
    <button
      type="button"
      className={css.store}
      aria-label={t('toStore', { amount })}
      onClick={() => session.openStore()}
    >
      {amount}
    </button>
  );
}
