import type { PayloadOf } from '@xana/contracts/events/event';
import type { cardUpdateRequested } from '@xana/contracts/events/store';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import { sharedPhrases } from '@xana/i18n';
import { useHandledEvent, useMount, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { useText } from '../phrases/phrases.ts';
import { UpdateCardFlow } from './update-card-flow.tsx';

/** The history lists a running plan however long ago it began. */
const SHORTEST_PERIOD = 30;

/** Opens on `store:cardUpdateRequested`: gives a running plan another card, and pays its overdue renewal. */
export function UpdateCardDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { config } = useMount();
  const { payload, close } = useHandledEvent<PayloadOf<typeof cardUpdateRequested>>();
  const member = useMember();
  const { data, isError, isFetching, refetch } = useOperation(
    getSubscriptionHistory,
    { days: SHORTEST_PERIOD },
    { staleMilliseconds: 0 },
  );
  useEffect(() => {
    if (!member) close();
  }, [member]);
  if (!member) return null;
  const plan = data?.rows.find(({ subscriptionId }) => subscriptionId === payload.subscriptionId);
  const isRunning = plan?.status === 'active' || plan?.status === 'past_due';
  return (
    <Dialog title={t('update.title')} closeLabel={shared('close')} onClose={close}>
      {!config.cards ? (
        <Notice tone="warning" text={t('unavailable')} />
      ) : plan && isRunning ? (
        <UpdateCardFlow plan={plan} service={config.cards} {...payload} onClose={close} />
      ) : data && !isFetching ? (
        <Notice tone="warning" text={t('update.ended')} />
      ) : isError ? (
        <ErrorState title={t('update.loadFailed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={240} label={shared('loading')} />
      )}
    </Dialog>
  );
}
