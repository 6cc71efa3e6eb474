import { useSessionState } from '@xana/session/react';
import { useText } from '../../phrases/phrases.ts';
import { useXenyBalance } from '../../shared/use-xeny-balance.ts';
import { BalanceRow } from './balance-row.tsx';
import * as css from './balances.module.css';
import { useXetaBalance } from './use-xeta-balance.ts';

/** What one has: XETA on the chain, XENY in the product. A balance that cannot be had is said so, and is never 0. */
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
