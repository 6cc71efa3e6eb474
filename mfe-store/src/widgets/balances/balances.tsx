import { balanceChanged, transferRequested, trayRequested } from '@xana/contracts/events/store';
import { formatAmount } from '@xana/i18n/formats';
import { useBus, useMount, useQuery } from '@xana/remote-kit';
import { useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { SideTitle } from '@xana/ui-kit/side-list';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { fromWei } from '@xana/wallet/amounts';
import { readBalance } from '@xana/wallet/chain-node';
import { XANA_CHAIN_ID } from '@xana/wallet/chains';
import { useEffect } from 'react';
import { type Balance, useXenyBalance } from '../../shared/use-xeny-balance.ts';
import * as css from './balances.module.css';
import { useText } from './phrases/phrases.ts';

const REFRESH_INTERVAL_MS = 60_000;

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

/** Opens the tray after a reload while a transfer or a payment goes on, or ended unseen. */
function useOpenTray(address: string | null): void {
  const bus = useBus();
  useEffect(() => {
    if (!address) return;
    // Only for members: the code of transfers and payments is not on a visitor's page.
    Promise.all([
      import('../../screens/transfer-xeta/sent-transfers.ts'),
      import('../../screens/card-payment/attempt/left-payments.ts'),
    ]).then(
      ([{ sentTransfers }, { leftPayments }]) => {
        if (sentTransfers().some(({ isSeen }) => !isSeen) || leftPayments().length > 0) bus.publish(trayRequested, {});
      },
      () => undefined,
    );
  }, [address, bus]);
}

/** The XETA balance of an address from a node of XANAChain; read again on `balanceChanged`. */
function useXetaBalance(address: string | null): Balance {
  const { config } = useMount();
  const bus = useBus();
  const nodes = config.rpc[String(XANA_CHAIN_ID)] ?? [];
  const { data, isError, refetch } = useQuery({
    queryKey: ['xeta', address],
    queryFn: async () => fromWei(await readBalance(nodes, String(address))),
    enabled: address !== null,
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  useEffect(() => bus.subscribe(balanceChanged, () => void refetch()), [bus, refetch]);
  return { amount: data, isError, retry: () => void refetch() };
}
