import { getSubscriptionHistory, resumeSubscription } from '@xana/contracts/http/payments/subscriptions';
import { useAction, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../phrases/phrases.ts';

/** Continues a cancelled subscription whose paid period has not ended. */
export function ResumeSubscriptionButton({ subscriptionId, name }: { subscriptionId: string; name: string }) {
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
