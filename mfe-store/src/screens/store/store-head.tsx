import { formatAmount } from '@xana/i18n/formats';
import { useSessionState } from '@xana/session/react';
import { useText } from '../../phrases/phrases.ts';
import { useXenyBalance } from '../../shared/use-xeny-balance.ts';
import * as css from './store-screen.module.css';

/** What is sold here, and how much of it one has. */
export function StoreHead() {
  const t = useText();
  const state = useSessionState();
  const { amount } = useXenyBalance(state.status === 'member' ? state.user.userWallet.address : null);
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title}>{t('store.title')}</h1>
        <p className={css.text}>{t('store.text')}</p>
      </div>
      {state.status === 'member' && amount !== undefined && (
        <p className={css.balance}>
          <span className={css.text}>{t('store.yours')}</span>
          <strong className={css.amount}>{formatAmount(amount)} XENY</strong>
        </p>
      )}
    </header>
  );
}
