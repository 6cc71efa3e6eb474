import { trayRequested } from '@xana/contracts/events/store';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { useBus } from '@xana/remote-kit';
import type { Session } from '@xana/session';
import { completePurchase } from './complete-purchase.ts';
import { addLeftPayment, endLeftPayment } from './left-payments.ts';
import type { StoredAttempt } from './stored-attempt.ts';
import { watchAttempt } from './watch-attempt.ts';

interface LeftPaymentOptions {
  call: Session['call'];
  bus: ReturnType<typeof useBus>;
  product: XenyProduct;
  stored: StoredAttempt;
}

/** Follows a payment whose form was closed: the tray shows it, and opens nothing over what the member does now. */
export async function followLeftPayment({ call, bus, product, stored }: LeftPaymentOptions): Promise<void> {
  addLeftPayment(stored.id, product);
  bus.publish(trayRequested, {});
  const outcome = await watchAttempt({ call, product, stored });
  if (outcome === 'paid') completePurchase(bus, product, stored.id);
  endLeftPayment(stored.id, outcome);
}
