import { cardUpdateRequested, historyRequested, paymentRequested } from '@xana/contracts/events/store';
import { getXenyProducts } from '@xana/contracts/http/payments/get-xeny-products';
import { messagePhrases } from '@xana/i18n/messages';
import { useBus, useHandledEvent, useNavigate, useSearchParams, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef } from 'react';
import { completePurchase } from './attempt/complete-purchase.ts';
import { readSubmittedAttempts } from './attempt/stored-attempt.ts';
import { watchAttempt } from './attempt/watch-attempt.ts';
import { RETURN_PARAMETERS, readReturn } from './plan-card/return-address.ts';

/**
 * Runs when a member arrives: after a reload during a payment it reports the result, and after the return from a bank's page it
 * opens the purchase where it was.
 */
export function ResumePayment() {
  const { close } = useHandledEvent();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const attempts = readSubmittedAttempts();
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
        const onPaid = () => {
          if (product && completePurchase(bus, product, stored.id))
            toast({ text: messagePhrases.text('PAYMENT_SUCCESS'), tone: 'success' });
        };
        if (product) await watchAttempt({ call: session.call, product, stored, onPaid });
      }
    }
  }, []);
  return null;
}
