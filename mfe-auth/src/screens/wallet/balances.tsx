import { formatAmount } from '@xana/i18n/formats';
import { useMount, useQuery } from '@xana/remote-kit';
import { useChainId } from '@xana/session/react';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { fromWei } from '@xana/wallet/amounts';
import { readBalance } from '@xana/wallet/chain-node';
import { CHAINS, type Chain, chainById, XANA_CHAIN_ID } from '@xana/wallet/chains';
import { useId } from 'react';
import * as css from './balances.module.css';
import { ChainLogo } from './chain-logo.tsx';
import { useText } from './phrases/phrases.ts';
import { RefreshIcon } from './wallet-icons.tsx';

const REFRESH_INTERVAL_MS = 60_000;

const XANA_CHAIN = CHAINS.find(({ id }) => id === XANA_CHAIN_ID) as Chain;

/** XETA from the mainnet node (WL-08), and the native coin of the selected network. */
export function Balances({ address }: { address: string }) {
  const t = useText();
  const titleId = useId();
  const selected = chainById(useChainId());
  const xeta = useBalance(XANA_CHAIN_ID, address);
  const isXanaSelected = !selected || selected.id === XANA_CHAIN_ID;
  const native = useBalance(selected?.id ?? XANA_CHAIN_ID, isXanaSelected ? '' : address);
  const isRefreshing = xeta.isRefreshing || native.isRefreshing;
  const refresh = () => {
    xeta.refresh();
    if (!isXanaSelected) native.refresh();
  };
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <header className={css.head}>
        <h3 className={css.title} id={titleId}>
          {t('balance.title')}
        </h3>
        <span className={isRefreshing ? css.turning : css.still}>
          <IconButton label={t('balance.refresh')} aria-disabled={isRefreshing} onClick={refresh}>
            <RefreshIcon />
          </IconButton>
        </span>
      </header>
      <div className={css.main}>
        <ChainLogo chain={XANA_CHAIN} size={40} />
        <div>
          <p className={css.big}>
            <Amount balance={xeta} symbol={XANA_CHAIN.symbol} />
          </p>
          <p className={css.note}>
            {t('balance.onXana')}
            {isXanaSelected && ` · ${t('balance.selected')}`}
          </p>
        </div>
      </div>
      {selected && !isXanaSelected && (
        <div className={css.row}>
          <ChainLogo chain={selected} size={28} />
          <div className={css.words}>
            <p className={css.name}>{selected.name}</p>
            <p className={css.note}>{t('balance.selected')}</p>
          </div>
          <p className={css.amount}>
            <Amount balance={native} symbol={selected.symbol} />
          </p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{!isRefreshing && xeta.amount !== undefined && t('balance.refreshed')}</span>
      </VisuallyHidden>
    </section>
  );
}

/** An unavailable balance is shown as unavailable, never as 0. */
function Amount({ balance: { amount, isUnavailable }, symbol }: { balance: Balance; symbol: string }) {
  const t = useText();
  if (isUnavailable) return <span className={css.unavailable}>{t('balance.unavailable')}</span>;
  if (amount === undefined) return <Skeleton height="1em" width="6em" label={t('balance.loading', { symbol })} />;
  return (
    <>
      {formatAmount(amount)} <span className={css.symbol}>{symbol}</span>
    </>
  );
}

interface Balance {
  /** An exact decimal number; undefined while it is unknown. */
  amount: string | undefined;
  /** No node of the chain answers. An earlier amount is not shown then, because it may be wrong. */
  isUnavailable: boolean;
  isRefreshing: boolean;
  refresh(): void;
}

function useBalance(chainId: number, address: string): Balance {
  const { config } = useMount();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['balance', chainId, address],
    queryFn: async () => fromWei(await readBalance(config.rpc[String(chainId)] ?? [], address)),
    enabled: address !== '',
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  return { amount: data, isUnavailable: isError, isRefreshing: isFetching, refresh: () => void refetch() };
}
