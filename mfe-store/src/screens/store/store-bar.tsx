import { formatAmount } from '@xana/i18n/formats';
import { useMember } from '@xana/session/react';
import { IconButton } from '@xana/ui-kit/icon-button';
import { HistoryIcon } from '@xana/ui-kit/member-icon';
import { Money } from '@xana/ui-kit/money';
import { useText } from '../../phrases/phrases.ts';
import { useXenyBalance } from '../../shared/use-xeny-balance.ts';
import type { StoreActions } from './store-actions.ts';
import * as css from './store-bar.module.css';

export function StoreBar({ actions }: { actions: StoreActions }) {
  const t = useText();
  const member = useMember();
  const { amount } = useXenyBalance(member?.userWallet.address ?? null);
  return (
    <div className={css.bar}>
      {member && amount !== undefined && (
        <p className={css.balance}>
          <span className={css.label}>{t('store.yours')}</span>
          <strong className={css.amount}>
            <Money amount={formatAmount(amount)} unit="XENY" />
          </strong>
        </p>
      )}
      <IconButton label={t('store.history')} onClick={() => actions.showHistory('normal')}>
        <HistoryIcon />
      </IconButton>
    </div>
  );
}
