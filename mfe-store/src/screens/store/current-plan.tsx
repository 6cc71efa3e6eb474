import type { SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { CheckIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import * as css from './current-plan.module.css';

interface CurrentPlanProps {
  plan: SubscriptionRow;
  onManage(): void;
  onUpdateCard(subscriptionId: string): void;
}

/** Replaces the button of a plan that the member has: its state, and the way to cancel it. */
export function CurrentPlan({ plan, onManage, onUpdateCard }: CurrentPlanProps) {
  const t = useText();
  const { status, subscriptionId } = plan;
  return (
    <div className={css.plan}>
      <p className={css.state}>
        <Badge tone="accent">
          <CheckIcon size={13} />
          {t('store.currentPlan')}
        </Badge>
        <PlanPeriod plan={plan} />
      </p>
      {status === 'past_due' && subscriptionId && (
        <Button size="small" variant="primary" onClick={() => onUpdateCard(subscriptionId)}>
          {t('store.updateCard')}
        </Button>
      )}
      <Button size="small" onClick={onManage} aria-label={t('store.manageName', { name: plan.product.name })}>
        {t('store.manage')}
      </Button>
    </div>
  );
}

function PlanPeriod({ plan: { currentPeriodEnd, cancelAtPeriodEnd, status } }: { plan: SubscriptionRow }) {
  const t = useText();
  const format = useFormats();
  if (status === 'past_due') return <span className={css.overdue}>{t('store.pastDue')}</span>;
  if (!currentPeriodEnd) return null;
  const date = format.day(currentPeriodEnd);
  return <span className={css.period}>{t(cancelAtPeriodEnd ? 'store.endsOn' : 'store.renewsOn', { date })}</span>;
}
