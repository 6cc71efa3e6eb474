import { formatAmount } from '@xana/i18n/formats';
import { useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import { type Balance, useXenyBalance } from '../../shared/use-xeny-balance.ts';
import * as css from './balances.module.css';
import { useXetaBalance } from './use-xeta-balance.ts';

/** XETA on the chain, and XENY on the platform. An unavailable balance is shown as unavailable, never as 0. */
export function Balances() {
  const t = useText();
  const state = useSessionState();
  const address = state.status === 'member' ? state.user.userWallet.address : null;
  const xeta = useXetaBalance(address);
  const xeny = useXenyBalance(address);
  return (
    <section aria-labelledby="balances-title">
      <h2 className={css.title} id="balances-title">
        {t('title')}
      </h2>
      <BalanceRow currency="XETA" balance={xeta} />
      <BalanceRow currency="XENY" balance={xeny} />
    </section>
  );
}

type Currency = 'XETA' | 'XENY';

function BalanceRow({ currency, balance }: { currency: Currency; balance: Balance }) {
  const t = useText();
  const session = useSession();
  const { status } = useSessionState();
  const { amount, isError, retry } = balance;
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

/** The XENY amount opens the store, which sells XENY. */
function Amount({ currency, amount }: { currency: Currency; amount: string }) {
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
