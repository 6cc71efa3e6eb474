import {
  cancelSubscription,
  getSubscriptionHistory,
  type SubscriptionRow,
} from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { useAction, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useText } from '../phrases/phrases.ts';

interface CancelSubscriptionButtonProps {
  row: SubscriptionRow;
  name: string;
  /** What unsubscribing means for this row: until when it runs, or that it ends at once. */
  consequence: string;
}

/** Unsubscribes after a confirmation that names the last day, or that nothing was charged. */
export function CancelSubscriptionButton({ row, name, consequence }: CancelSubscriptionButtonProps) {
  const t = useText();
  const format = useFormats();
  const toast = useToast();
  const showError = useErrorToast();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAction(cancelSubscription, {
    onSuccess({ cancelAtPeriodEnd, currentPeriodEnd }) {
      const end = cancelAtPeriodEnd && currentPeriodEnd;
      toast({
        text: end ? t('unsubscribed', { date: format.day(end) }) : t('unsubscribedNow'),
        tone: 'success',
      });
    },
    onError: showError,
  });
  const confirm = async () => {
    await run(row.subscriptionId ? { subscriptionId: row.subscriptionId } : { id: row.id });
    setIsAsking(false);
    await refresh(getSubscriptionHistory);
  };
  return (
    <>
      <Button size="small" aria-label={t('unsubscribeName', { name })} onClick={() => setIsAsking(true)}>
        {t('unsubscribe')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('unsubscribe.title', { name })}
          text={consequence}
          confirmLabel={t('unsubscribe')}
          cancelLabel={t('keep')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
