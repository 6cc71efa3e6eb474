import { balanceChanged, historyRequested, paymentSucceeded } from '@xana/contracts/events/store';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { useBus } from '@xana/remote-kit';
import { deleteAttempt } from './stored-attempt.ts';

/** The product specification refreshes the balance after this time. */
const BALANCE_REFRESH_MS = 5_000;

/**
 * Ends a paid attempt, once over all tabs: the history opens, and the balance is read at once and again when a late credit must
 * have arrived.
 */
export function completePurchase(bus: ReturnType<typeof useBus>, product: XenyProduct, attemptId: string): boolean {
  if (!deleteAttempt(attemptId)) return false;
  const tab = product.priceData.type === 'one_time' ? 'normal' : 'subscription';
  const refreshBalance = () => bus.publish(balanceChanged, { currency: 'XENY' });
  refreshBalance();
  setTimeout(refreshBalance, BALANCE_REFRESH_MS);
  bus.publish(paymentSucceeded, { productId: product.id, tab });
  bus.publish(historyRequested, { tab });
  return true;
}
