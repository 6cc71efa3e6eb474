import { cardUpdateRequested } from '@xana/contracts/events/store';
import {
  getSubscriptionHistory,
  resumeSubscription,
  type SubscriptionRow,
} from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { useAction, useBus, useErrorToast, useOperationPages, useRefresh, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useProductName } from '../../shared/use-product-name.ts';
import { CancelSubscriptionButton } from './cancel-subscription/cancel-subscription-button.tsx';
import * as css from './history-list.module.css';
import { HistoryList, PAGE_SIZE } from './history-list.tsx';
import { HistoryRow } from './history-row.tsx';
import { useText } from './phrases/phrases.ts';
import { SubscriptionPayments } from './subscription-payments.tsx';

/** Subscriptions to plans, what was paid for them, and how to end them. */
export function SubscriptionList({ days }: { days: number }) {
  const t = useText();
  const answer = useOperationPages(
    getSubscriptionHistory,
    (pageNumber) => ({ days, pageNumber, pageSize: PAGE_SIZE }),
    { staleMilliseconds: 0 },
  );
  return (
    <HistoryList label={t('tab.subscription')} emptyHint={t('empty.subscription')} answer={answer}>
      {(row) => <Subscription row={row} />}
    </HistoryList>
  );
}

const TONES: Record<SubscriptionRow['status'], 'good' | 'open' | 'bad'> = {
  active: 'good',
  past_due: 'bad',
  requires_payment_method: 'open',
  failed: 'bad',
  canceled: 'open',
};

function Subscription({ row }: { row: SubscriptionRow }) {
  const t = useText();
  const format = useFormats();
  const name = useProductName()(row.product);
  return (
    <HistoryRow
      name={name}
      amount={t('perMonth', { price: format.price(row.amount) })}
      at={row.createdAt}
      state={{
        text: t(`plan.${row.status}`),
        tone: TONES[row.status],
        explanation: t(`plan.${row.status}.meaning`),
      }}
    >
      {isRunning(row) && <RunningPlan row={row} name={name} />}
      {!isRunning(row) && row.status !== 'canceled' && <UnstartedPlan row={row} name={name} />}
      {row.payments.length > 0 && <SubscriptionPayments payments={row.payments} plan={name} />}
    </HistoryRow>
  );
}

const isRunning = ({ status }: SubscriptionRow): boolean => status === 'active' || status === 'past_due';

function RunningPlan({ row, name }: { row: SubscriptionRow; name: string }) {
  const t = useText();
  const format = useFormats();
  const { subscriptionId, currentPeriodEnd, cancelAtPeriodEnd } = row;
  const isOverdue = row.status === 'past_due';
  const date = currentPeriodEnd ? format.day(currentPeriodEnd) : null;
  return (
    <div className={css.actions}>
      {isOverdue && subscriptionId && <UpdateCardButton subscriptionId={subscriptionId} name={name} />}
      <p className={css.soft}>{date && !isOverdue && t(cancelAtPeriodEnd ? 'ends' : 'renews', { date })}</p>
      {cancelAtPeriodEnd && subscriptionId ? (
        <ResumeSubscriptionButton subscriptionId={subscriptionId} name={name} />
      ) : (
        <CancelSubscriptionButton
          row={row}
          name={name}
          consequence={date ? t('unsubscribe.until', { date }) : t('unsubscribe.text')}
        />
      )}
    </div>
  );
}

/** A plan whose first payment is open or failed. Unsubscribing closes it at once. */
function UnstartedPlan({ row, name }: { row: SubscriptionRow; name: string }) {
  const t = useText();
  return (
    <div className={css.actions}>
      <span />
      <CancelSubscriptionButton row={row} name={name} consequence={t('unsubscribe.unstarted')} />
    </div>
  );
}

/** Continues a cancelled subscription whose paid period has not ended. */
function ResumeSubscriptionButton({ subscriptionId, name }: { subscriptionId: string; name: string }) {
  const t = useText();
  const toast = useToast();
  const refresh = useRefresh();
  const { run, isBusy } = useAction(resumeSubscription, {
    onSuccess: () => toast({ text: t('resumed'), tone: 'success' }),
    onError: useErrorToast(),
  });
  const resume = async () => {
    await run({ subscriptionId });
    await refresh(getSubscriptionHistory);
  };
  return (
    <Button size="small" isBusy={isBusy} aria-label={t('resumeName', { name })} onClick={() => void resume()}>
      {t('resume')}
    </Button>
  );
}

/** For a plan whose renewal was not paid. */
function UpdateCardButton({ subscriptionId, name }: { subscriptionId: string; name: string }) {
  const t = useText();
  const bus = useBus();
  return (
    <Button
      size="small"
      variant="primary"
      aria-label={t('updateCardName', { name })}
      onClick={() => bus.publish(cardUpdateRequested, { subscriptionId })}
    >
      {t('updateCard')}
    </Button>
  );
}
