import { paymentSucceeded } from '@xana/contracts/events/store';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { isApiError, useBus } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CardFunctions } from '../card-frame/frame-stripe.ts';
import { type AttemptEvent, canSubmit, nextAttempt, startAttempt } from './attempt.ts';
import type { CardBuyer, CardChoice } from './card-buyer.ts';
import { payForPack } from './pay-for-pack.ts';
import { payForPlan } from './pay-for-plan.ts';
import { deleteAttempt, openAttempt, type StoredAttempt, storeAttempt } from './stored-attempt.ts';
import { isPaid, readStatus } from './watch-attempt.ts';

/** How often a payment that settles later is read. */
const POLL_INTERVAL_MS = 2_000;

/** One purchase of a product: its state, what was typed beside the card, and the ways to continue it. */
export function useAttempt(product: XenyProduct, returnUrl: string) {
  const session = useSession();
  const accountEmail = useMember()?.email ?? '';
  const bus = useBus();
  const [stored, setStored] = useState(() => openAttempt(product.id, accountEmail));
  const [attempt, dispatch] = useReducer(nextAttempt, startAttempt(stored.isSubmitted));
  const current = useRef({ stored, attempt });
  current.current = { ...current.current, attempt };

  const actions = useMemo(() => {
    const isPack = product.priceData.type === 'one_time';
    const write = (change: Partial<StoredAttempt>) => {
      const next = { ...current.current.stored, ...change };
      current.current = { ...current.current, stored: next };
      storeAttempt(next);
      setStored(next);
    };
    /** The next try gets an id of its own; what was typed stays. */
    const restart = () => {
      const { id, email, country, cardholder } = current.current.stored;
      deleteAttempt(id);
      write({ ...openAttempt(product.id), email, country, cardholder, paymentMethod: undefined });
    };
    const read = () => readStatus({ call: session.call, product, stored: current.current.stored });
    const stop = (error: unknown): AttemptEvent => {
      if (isApiError(error) && RESTARTS.has(error.code)) restart();
      return { type: 'stopped', problem: { kind: 'failed', error } };
    };
    const tryToPay = async (card: CardFunctions, choice: CardChoice): Promise<AttemptEvent | null> => {
      // A plan's earlier try has a card of its own: it must have ended before another card is used.
      if (!isPack && current.current.stored.paymentMethod) {
        const status = await read();
        if (isPaid(status)) return { type: 'answered', status };
        restart();
      }
      write({ isSubmitted: true });
      const { id: attemptId, email, country, cardholder } = current.current.stored;
      const leave = (address: string) => window.location.assign(address);
      const buyer = { email, country, cardholder };
      const purchase = { call: session.call, product, attemptId, buyer, choice, card, returnUrl, dispatch, leave };
      if (isPack) return payForPack(purchase);
      const event = await payForPlan({ ...purchase, onCard: (paymentMethod) => write({ paymentMethod }) });
      // The incomplete subscription is bound to its card; the server cancels it when the next attempt starts.
      if (event?.type === 'stopped' && current.current.stored.paymentMethod) restart();
      return event;
    };
    return {
      writeBuyer: (change: Partial<CardBuyer>) => write(change),
      /** Asks the server, which asks the card provider. */
      check: () =>
        read().then(
          (status) => dispatch({ type: 'answered', status }),
          (error: unknown) => dispatch(stop(error)),
        ),
      async pay(card: CardFunctions, choice: CardChoice) {
        if (!canSubmit(current.current.attempt)) return;
        // Before React renders again: a double click must not submit twice.
        current.current.attempt = { step: 'paying' };
        dispatch({ type: 'submitted' });
        const event = await tryToPay(card, choice).catch(stop);
        // The server credits when it reads the payment, without waiting for the webhook.
        if (event?.type === 'answered' && isPaid(event.status)) await read().catch(() => undefined);
        if (event) dispatch(event);
      },
    };
  }, [session, product, returnUrl]);

  const { step } = attempt;
  useEffect(() => {
    if (step === 'checking') void actions.check();
    if (step !== 'processing') return;
    const timer = setInterval(() => void actions.check(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [step, actions]);
  useEffect(
    () =>
      bus.subscribe(paymentSucceeded, ({ productId }) => {
        // Another tab completed it with the same attempt.
        if (productId === product.id) dispatch({ type: 'answered', status: 'succeeded' });
      }),
    [bus, product],
  );
  return { attempt, stored, ...actions };
}

/** After these errors the attempt cannot continue: the price changed, or the plan runs already. */
const RESTARTS: ReadonlySet<string> = new Set([
  'PRICE_CHANGED',
  'PRICE_NOT_FOUND',
  'ATTEMPT_REUSED',
  'ALREADY_SUBSCRIBED',
]);
