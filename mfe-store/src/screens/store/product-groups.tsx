import type { SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { sharedPhrases } from '@xana/i18n';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useId } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { ProductCard } from './product-card.tsx';
import type { StoreActions } from './store-actions.ts';
import * as css from './store-content.module.css';

export interface ProductGroup {
  kind: 'packs' | 'plans';
  products: readonly XenyProduct[];
}

interface ProductGroupsProps {
  /** Undefined while they are loading. */
  groups: readonly ProductGroup[] | undefined;
  popularId: string | null;
  plans: ReadonlyMap<string, SubscriptionRow>;
  actions: StoreActions;
}

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e'];

export function ProductGroups({ groups, ...rest }: ProductGroupsProps) {
  const shared = sharedPhrases.useText();
  if (!groups) {
    return (
      <div className={css.groups} role="status" aria-label={shared('loading')}>
        <div className={css.packs}>
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} ratio="3 / 4" />
          ))}
        </div>
      </div>
    );
  }
  const filled = groups.filter(({ products }) => products.length > 0);
  if (filled.length === 0) return <EmptyState text={shared('noData')} />;
  return (
    <div className={css.groups}>
      {filled.map((group) => (
        <Group key={group.kind} group={group} {...rest} />
      ))}
    </div>
  );
}

function Group({ group, popularId, plans, actions }: { group: ProductGroup } & Omit<ProductGroupsProps, 'groups'>) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {t(`store.group.${group.kind}`)}
      </h2>
      <ul className={css[group.kind]}>
        {group.products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isPopular={product.id === popularId}
              plan={plans.get(product.id)}
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
