import { getSubscriptionHistory, type SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import { useOperation } from '@xana/remote-kit';

/** The history lists a running plan however long ago it began, so the shortest period is enough. */
const SHORTEST_PERIOD = 30;

/** The member's running plans by the id of their product; empty for a visitor. */
export function useCurrentPlans(): ReadonlyMap<string, SubscriptionRow> {
  const { data } = useOperation(getSubscriptionHistory, { days: SHORTEST_PERIOD });
  const running = data?.rows.filter(({ status }) => status === 'active' || status === 'past_due') ?? [];
  return new Map(running.map((row) => [row.product.id, row]));
}
