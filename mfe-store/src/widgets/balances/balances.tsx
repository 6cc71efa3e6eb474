import { transferRequested } from '@xana/contracts/events/store';
import { formatAmount } from '@xana/i18n/formats';
import { useBus } from '@xana/remote-kit';
import { useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { SideTitle } from '@xana/ui-kit/side-list';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type Balance, useXenyBalance } from '../../shared/use-xeny-balance.ts';
import * as css from './balances.module.css';
import { useText } from './phrases/phrases.ts';
import { useOpenTray } from './use-open-tray.ts';
import { useXetaBalance } from './use-xeta-balance.ts';

/** XETA on the chain, and XENY on the platform. An unavailable balance is shown as unavailable, never as 0. */
export function Balances() {
  const t = useText();
  const state = useSessionState();
  const address = state.status === 'member' ? state.user.userWallet.address || null : null;
  const xeta = useXetaBalance(address);
  const xeny = useXenyBalance(address);
  useOpenTray(address);
  return (
    <section aria-label={t('title')}>
      <SideTitle>{t('title')}</SideTitle>
      <BalanceRow currency="XETA" balance={xeta} hasWallet={address !== null} />
      <BalanceRow currency="XENY" balance={xeny} hasWallet={address !== null} />
    </section>
  );
}

type Currency = 'XETA' | 'XENY';

interface BalanceRowProps {
  currency: Currency;
  balance: Balance;
  /** Balances belong to a wallet; a member who logged in with Telegram has none. */
  hasWallet: boolean;
}

function BalanceRow({ currency, balance, hasWallet }: BalanceRowProps) {
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
  if (status === 'member' && !hasWallet) {
    return (
      <p className={css.row}>
        <span className={css.currency}>{currency}</span>
        <span className={css.amount} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>{t('noWallet')}</VisuallyHidden>
      </p>
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

/** XETA is sent (TX-07), XENY is bought. */
function Amount({ currency, amount }: { currency: Currency; amount: string }) {
  const t = useText();
  const session = useSession();
  const bus = useBus();
  const isXeta = currency === 'XETA';
  return (
    <button
      type="button"
      className={isXeta ? css.send : css.store}
      aria-label={t(isXeta ? 'toTransfer' : 'toStore', { amount })}
      onClick={() => (isXeta ? bus.publish(transferRequested, {}) : session.openStore())}
    >
      {amount}
    </button>
  );
}
