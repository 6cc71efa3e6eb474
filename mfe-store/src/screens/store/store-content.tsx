import { getMostPopularProduct, getXenyProducts } from '@xana/contracts/http/payments/products';
import { getSubscriptionHistory, type SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import type { OutputOf } from '@xana/contracts/operation';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Tabs } from '@xana/ui-kit/tabs';
import { useText } from '../../phrases/phrases.ts';
import { type ProductGroup, ProductGroups } from './product-groups.tsx';
import type { StoreActions } from './store-actions.ts';

/** The history lists a running plan however long ago it began, so the shortest period is enough. */
const SHORTEST_PERIOD = 30;

export const STORE_TABS = ['all', 'subscription', 'xeny'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

interface StoreContentProps {
  tab: StoreTab;
  onTab(tab: StoreTab): void;
  actions: StoreActions;
}

/** Packs of XENY and monthly plans, in the dialog and on the page of the store. */
export function StoreContent({ tab, onTab, actions }: StoreContentProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const products = useOperation(getXenyProducts, {});
  // The badges are optional: the store works without them.
  const popularId = useOperation(getMostPopularProduct, {}).data?.popularProdId ?? null;
  const plans = useCurrentPlans();
  if (products.isError) {
    return (
      <ErrorState title={t('store.failed')} retryLabel={shared('tryAgain')} onRetry={() => void products.refetch()} />
    );
  }
  const content = (id: StoreTab) => (
    <ProductGroups groups={groupsOf(id, products.data)} popularId={popularId} plans={plans} actions={actions} />
  );
  return (
    <Tabs
      label={t('store.tabs')}
      chosen={tab}
      onChoose={onTab}
      tabs={STORE_TABS.map((id) => ({ id, name: t(`store.tab.${id}`), content: content(id) }))}
    />
  );
}

function groupsOf(tab: StoreTab, products: OutputOf<typeof getXenyProducts> | undefined): ProductGroup[] | undefined {
  if (!products) return undefined;
  const packs = { kind: 'packs', products: products.singleProducts } as const;
  const plans = { kind: 'plans', products: products.subscriptionProducts } as const;
  return { all: [packs, plans], subscription: [plans], xeny: [packs] }[tab];
}

/** The member's running plans by the id of their product; empty for a visitor. */
function useCurrentPlans(): ReadonlyMap<string, SubscriptionRow> {
  const { data } = useOperation(getSubscriptionHistory, { days: SHORTEST_PERIOD });
  const running = data?.rows.filter(({ status }) => status === 'active' || status === 'past_due') ?? [];
  return new Map(running.map((row) => [row.product.id, row]));
}
