import { cardUpdateRequested, historyRequested, paymentRequested } from '@xana/contracts/events/store';
import { getXenyProducts } from '@xana/contracts/http/payments/products';
import { useBus, useHandledEvent, useNavigate, useSearchParams } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef } from 'react';
import { followLeftPayment } from './attempt/follow-left-payment.ts';
import { endLeftPayment, endLostPayments } from './attempt/left-payments.ts';
import { readSubmittedAttempts } from './attempt/stored-attempt.ts';
import { RETURN_PARAMETERS, readReturn } from './plan-card/return-address.ts';

/**
 * Runs when a member arrives: after a reload during a payment the tray shows the result, and after the return from a bank's page it
 * opens the purchase where it was.
 */
export function ResumePayment() {
  const { close } = useHandledEvent();
  const session = useSession();
  const bus = useBus();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const attempts = readSubmittedAttempts();
    endLostPayments(attempts.map(({ id }) => id));
    const ofPlan = readReturn(query);
    if (ofPlan || query.has('payment_intent')) {
      const left = new URLSearchParams(query);
      for (const name of RETURN_PARAMETERS) left.delete(name);
      void navigate({ search: left.toString() }, { replace: true });
      if (ofPlan?.setupId) bus.publish(cardUpdateRequested, ofPlan);
      else if (ofPlan) bus.publish(historyRequested, { tab: 'subscription' });
      // The newest attempt is the one that left for the bank.
      const [latest] = attempts;
      if (latest && !ofPlan) bus.publish(paymentRequested, { productId: latest.productId });
    } else if (attempts.length > 0) {
      // Without the products nothing is decided: the attempts stay stored for the next arrival.
      watchAll().catch(() => undefined);
    }
    close();

    async function watchAll(): Promise<void> {
      const { singleProducts, subscriptionProducts } = await session.call(getXenyProducts, {});
      for (const stored of attempts) {
        const product = [...singleProducts, ...subscriptionProducts].find(({ id }) => id === stored.productId);
        if (product) await followLeftPayment({ call: session.call, bus, product, stored });
        else endLeftPayment(stored.id, 'unknown');
      }
    }
  }, []);
  return null;
}
