import { formatAmount } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { fromWei } from '@xana/wallet/amounts';
import { useText } from './phrases/phrases.ts';
import * as css from './transfer-dialog.module.css';

interface BalanceLineProps {
  /** In wei; undefined while it is unknown. */
  balance: bigint | undefined;
  isUnavailable: boolean;
  onRetry(): void;
}

/** The balance that the transfer is taken from. One that cannot be read is unavailable, never 0. */
export function BalanceLine({ balance, isUnavailable, onRetry }: BalanceLineProps) {
  const t = useText();
  return (
    <div className={css.balance}>
      <span className={css.label}>{t('balance')}</span>
      {isUnavailable ? (
        <span className={css.unavailable} role="alert">
          {t('balance.unavailable')}
          <Button size="small" onClick={onRetry}>
            {t('balance.retry')}
          </Button>
        </span>
      ) : balance === undefined ? (
        <Skeleton height="1.5rem" width="8rem" label={t('balance.loading')} />
      ) : (
        <span className={css.big}>
          {formatAmount(fromWei(balance))} <span className={css.symbol}>XETA</span>
        </span>
      )}
    </div>
  );
}
