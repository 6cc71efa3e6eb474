import { useSession } from '@xana/session/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type AttemptEvent, canSubmit, nextAttempt, startAttempt } from '../attempt/attempt.ts';
import type { CardBuyer, CardChoice } from '../attempt/card-buyer.ts';
import type { CardFunctions } from '../card-frame/frame-stripe.ts';
import { type CardChange, changePlanCard, useForPlan } from './change-plan-card.ts';
import { returnAddress } from './return-address.ts';

const NOBODY_YET: CardBuyer = { email: '', country: '', cardholder: '' };

/** The change of a plan's card: its state and what is typed. Nothing is stored, because no money moves before the plan has the card. */
export function usePlanCard(subscriptionId: string, { card, setupId }: { card: CardFunctions; setupId?: string }) {
  const session = useSession();
  // A card that was saved on a page of the bank continues at once.
  const [attempt, dispatch] = useReducer(nextAttempt, startAttempt(setupId !== undefined));
  const [buyer, setBuyer] = useState(NOBODY_YET);
  const attemptId = useRef(crypto.randomUUID());
  const isRunning = useRef(false);

  const run = async (work: (change: CardChange) => Promise<AttemptEvent | null>, choice: CardChoice) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const change: CardChange = {
      call: session.call,
      card,
      subscriptionId,
      attemptId: attemptId.current,
      buyer,
      choice,
      returnUrl: returnAddress(window.location.href, subscriptionId),
      dispatch,
      leave: (address) => window.location.assign(address),
    };
    const event = await work(change).catch(
      (error: unknown): AttemptEvent => ({ type: 'stopped', problem: { kind: 'failed', error } }),
    );
    isRunning.current = false;
    // A setup that succeeded cannot be used for the next card.
    attemptId.current = crypto.randomUUID();
    if (event) dispatch(event);
  };
  useEffect(() => {
    if (setupId) void run((change) => useForPlan(change, setupId), { savedCard: null, isKept: false });
  }, []);
  return {
    attempt,
    buyer,
    writeBuyer: (change: Partial<CardBuyer>) => setBuyer((before) => ({ ...before, ...change })),
    submit(choice: CardChoice) {
      if (!canSubmit(attempt)) return;
      dispatch({ type: 'submitted' });
      void run(changePlanCard, choice);
    },
  };
}
