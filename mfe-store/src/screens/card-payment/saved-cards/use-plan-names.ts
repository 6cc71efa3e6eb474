import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../phrases/phrases.ts';

/** The history lists a running plan however long ago it began. */
const SHORTEST_PERIOD = 30;

/** What the subscriptions that a card pays for are called. */
export function usePlanNames(): (subscriptionIds: readonly string[]) => string {
  const t = useText();
  const format = useFormats();
  const { data } = useOperation(getSubscriptionHistory, { days: SHORTEST_PERIOD }, { staleMilliseconds: 0 });
  return (ids) => {
    const rows = data?.rows.filter(({ subscriptionId }) => subscriptionId !== null && ids.includes(subscriptionId));
    const names = rows?.map(({ credited, xeny }) => t(`credit.${credited}`, { xeny: format.number(xeny) }));
    return names?.join(', ') || t('saved.aPlan');
  };
}
