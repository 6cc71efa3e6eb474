import type { CardService } from '@xana/contracts/card-service';
import { balanceChanged } from '@xana/contracts/events/store';
import { getSavedCards } from '@xana/contracts/http/payments/saved-cards';
import { getSubscriptionHistory, type SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { useBus, useOperation, useRefresh, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type AttemptEvent, canSubmit, nextAttempt, startAttempt } from '../attempt/attempt.ts';
import type { CardBuyer, CardChoice } from '../attempt/card-buyer.ts';
import { AttemptNotice } from '../attempt-notice.tsx';
import { CardForm } from '../card-form.tsx';
import type { CardFunctions } from '../card-frame/frame-stripe.ts';
import * as css from '../payment-flow.module.css';
import { useText } from '../phrases/phrases.ts';
import { useCardChoice } from '../saved-cards/use-card-choice.ts';
import { useCardTexts } from '../saved-cards/use-card-texts.ts';
import { useCardFrame } from '../use-card-frame.ts';
import { type CardChange, changePlanCard, useForPlan } from './change-plan-card.ts';
import { returnAddress } from './return-address.ts';

const NOBODY_YET: CardBuyer = { email: '', country: '', cardholder: '' };

interface UpdateCardFlowProps {
  plan: SubscriptionRow;
  service: CardService;
  subscriptionId: string;
  /** The setup with which the member returned from a page of the bank. */
  setupId?: string | undefined;
  onClose(): void;
}

export function UpdateCardFlow({ plan, service, subscriptionId, setupId, onClose }: UpdateCardFlowProps) {
  const t = useText();
  const format = useFormats();
  const { nameOf } = useCardTexts();
  const finish = useFinish(onClose);
  // Paid meanwhile, the text must not change while the dialog closes.
  const [isOverdue] = useState(plan.status === 'past_due');
  const { data } = useOperation(getSavedCards, {});
  const current = data?.rows.find(({ subscriptionIds }) => subscriptionIds.includes(subscriptionId));
  const frame = useCardFrame(service);
  // The overdue renewal can be tried again with the current card, for example after the bank has raised its limit.
  const cards = useCardChoice(isOverdue ? { declined: current?.cardId } : { except: current?.cardId });
  const { attempt, buyer, writeBuyer, submit } = usePlanCard(subscriptionId, {
    card: frame.card,
    setupId,
  });
  const price = format.price(plan.amount);
  useEffect(() => {
    if (attempt.step === 'succeeded') void finish(t(isOverdue ? 'update.paid' : 'update.done'));
  }, [attempt.step]);
  const isOver = attempt.step === 'processing' || attempt.step === 'unexpected';
  return (
    <>
      <p className={css.plan}>{t(`credit.${plan.credited}`, { xeny: format.number(plan.xeny) })}</p>
      {isOverdue ? (
        <Notice tone="warning" text={t('update.overdue')} hint={t('update.overdueText', { price })} />
      ) : (
        <p className={css.soft}>{t('update.renewals')}</p>
      )}
      {current && <p className={css.soft}>{t('update.current', { card: nameOf(current) })}</p>}
      {service.sandboxOrigin && <p className={css.sandbox}>{t('sandbox')}</p>}
      <AttemptNotice attempt={attempt} />
      {!isOver && (
        <CardForm
          attempt={attempt}
          buyer={buyer}
          frame={frame}
          cards={cards}
          submitLabel={isOverdue ? t('update.pay', { price }) : t('update.save')}
          hasReceipt={false}
          isForPlan
          onBuyer={writeBuyer}
          onSubmit={() => submit(cards.choice)}
        />
      )}
    </>
  );
}

function useFinish(onClose: () => void) {
  const bus = useBus();
  const toast = useToast();
  const refresh = useRefresh();
  return async (text: string) => {
    toast({ text, tone: 'success' });
    onClose();
    // A paid renewal credits XENY.
    bus.publish(balanceChanged, { currency: 'XENY' });
    await Promise.all([refresh(getSubscriptionHistory), refresh(getSavedCards)]);
  };
}

/** The change of a plan's card: its state and what is typed. Nothing is stored, because no money moves before the plan has the card. */
function usePlanCard(subscriptionId: string, { card, setupId }: { card: CardFunctions; setupId?: string }) {
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
