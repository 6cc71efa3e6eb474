import { getMostPopularProduct } from '@xana/contracts/http/payments/get-most-popular-product';
import { getXenyProducts } from '@xana/contracts/http/payments/get-xeny-products';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { sharedPhrases } from '@xana/i18n';
import { useMemberAction, useNavigate, useOperation, useSearchParams } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Tabs } from '@xana/ui-kit/tabs';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { CardStep } from './card-step/card-step.tsx';
import { ProductGrid } from './product-grid.tsx';
import { StoreHead } from './store-head.tsx';
import * as css from './store-screen.module.css';

const TABS = ['all', 'subscription', 'xeny'] as const;
type Tab = (typeof TABS)[number];

/** `/store?tab=subscription`: XENY for money, in packs and plans. */
export function StoreScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const asMember = useMemberAction('store');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [wanted, setWanted] = useState<XenyProduct | null>(null);
  const products = useOperation(getXenyProducts, {});
  // Which one is popular is an ornament: the store sells without knowing it.
  const popular = useOperation(getMostPopularProduct, {}).data?.popularProdId ?? null;
  const chosen = TABS.find((tab) => tab === query.get('tab')) ?? 'all';
  const buy = (product: XenyProduct) => asMember(() => setWanted(product));
  const grid = (tab: Tab) => (
    <ProductGrid label={t(`store.tab.${tab}`)} products={inTab(tab, products.data)} popular={popular} onBuy={buy} />
  );
  return (
    <div className={css.store}>
      <StoreHead />
      {products.isError ? (
        <ErrorState title={t('store.failed')} retryLabel={shared('tryAgain')} onRetry={() => void products.refetch()} />
      ) : (
        <Tabs
          label={t('store.tabs')}
          chosen={chosen}
          onChoose={(tab) => navigate({ search: tab === 'all' ? '' : `tab=${tab}` }, { replace: true })}
          tabs={TABS.map((id) => ({ id, name: t(`store.tab.${id}`), content: grid(id) }))}
        />
      )}
      {wanted && <CardStep product={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

interface Products {
  singleProducts: XenyProduct[];
  subscriptionProducts: XenyProduct[];
}

function inTab(tab: Tab, products: Products | undefined): XenyProduct[] | undefined {
  if (!products) return undefined;
  const { singleProducts, subscriptionProducts } = products;
  return {
    all: [...singleProducts, ...subscriptionProducts],
    subscription: subscriptionProducts,
    xeny: singleProducts,
  }[tab];
}
