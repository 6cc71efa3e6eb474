import { getMostPopularProduct } from '@xana/contracts/http/payments/get-most-popular-product';
import { getXenyProducts } from '@xana/contracts/http/payments/get-xeny-products';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { sharedPhrases } from '@xana/i18n';
import { formatAmount } from '@xana/i18n/formats';
import { useMemberAction, useNavigate, useOperation, useSearchParams } from '@xana/remote-kit';
import { useSessionState } from '@xana/session/react';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Tabs } from '@xana/ui-kit/tabs';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useXenyBalance } from '../../shared/use-xeny-balance.ts';
import { CardStep } from './card-step/card-step.tsx';
import { ProductGrid } from './product-grid.tsx';
import * as css from './store-screen.module.css';

const TABS = ['all', 'subscription', 'xeny'] as const;
type Tab = (typeof TABS)[number];

/** `/store?tab=subscription`: packs of XENY and monthly subscriptions. */
export function StoreScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const asMember = useMemberAction('store');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [chosenProduct, setChosenProduct] = useState<XenyProduct | null>(null);
  const products = useOperation(getXenyProducts, {});
  // The badge is optional: the store works without it.
  const popular = useOperation(getMostPopularProduct, {}).data?.popularProdId ?? null;
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'all';
  const buy = (product: XenyProduct) => asMember(() => setChosenProduct(product));
  const grid = (id: Tab) => (
    <ProductGrid label={t(`store.tab.${id}`)} products={inTab(id, products.data)} popular={popular} onBuy={buy} />
  );
  return (
    <div className={css.store}>
      <StoreHeader />
      {products.isError ? (
        <ErrorState title={t('store.failed')} retryLabel={shared('tryAgain')} onRetry={() => void products.refetch()} />
      ) : (
        <Tabs
          label={t('store.tabs')}
          chosen={tab}
          onChoose={(next) => navigate({ search: next === 'all' ? '' : `tab=${next}` }, { replace: true })}
          tabs={TABS.map((id) => ({ id, name: t(`store.tab.${id}`), content: grid(id) }))}
        />
      )}
      {chosenProduct && <CardStep product={chosenProduct} onClose={() => setChosenProduct(null)} />}
    </div>
  );
}

/** What the store sells, and the member's balance. */
function StoreHeader() {
  const t = useText();
  const state = useSessionState();
  const { amount } = useXenyBalance(state.status === 'member' ? state.user.userWallet.address : null);
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title}>{t('store.title')}</h1>
        <p className={css.text}>{t('store.text')}</p>
      </div>
      {state.status === 'member' && amount !== undefined && (
        <p className={css.balance}>
          <span className={css.text}>{t('store.yours')}</span>
          <strong className={css.amount}>{formatAmount(amount)} XENY</strong>
        </p>
      )}
    </header>
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
