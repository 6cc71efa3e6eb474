import { balanceChanged, paymentSucceeded } from '@xana/contracts/events/store';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { useBus } from '@xana/remote-kit';
import { historyTabOf } from './left-payments.ts';
import { deleteAttempt } from './stored-attempt.ts';

/** The product specification refreshes the balance after this time. */
const BALANCE_REFRESH_MS = 5_000;

/** Ends a paid attempt, once over all tabs: the balance is read at once, and again when a late credit must have arrived. */
export function completePurchase(bus: ReturnType<typeof useBus>, product: XenyProduct, attemptId: string): void {
  if (!deleteAttempt(attemptId)) return;
  const refreshBalance = () => bus.publish(balanceChanged, { currency: 'XENY' });
  refreshBalance();
  setTimeout(refreshBalance, BALANCE_REFRESH_MS);
  bus.publish(paymentSucceeded, { productId: product.id, tab: historyTabOf(product) });
}
