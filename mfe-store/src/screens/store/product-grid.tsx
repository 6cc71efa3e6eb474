import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { sharedPhrases } from '@xana/i18n';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { ProductCard } from './product-card.tsx';
import * as css from './store-screen.module.css';

interface ProductGridProps {
  label: string;
  /** Undefined while they are loading. */
  products: XenyProduct[] | undefined;
  popular: string | null;
  onBuy(product: XenyProduct): void;
}

const SKELETON_KEYS = ['a', 'b', 'c', 'd'];

export function ProductGrid({ label, products, popular, onBuy }: ProductGridProps) {
  const shared = sharedPhrases.useText();
  if (!products) {
    return (
      <div className={css.results} role="status" aria-label={shared('loading')}>
        <div className={css.products}>
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} ratio="3 / 4" />
          ))}
        </div>
      </div>
    );
  }
  if (products.length === 0) return <EmptyState text={shared('noData')} />;
  return (
    <div className={css.results}>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ul className={css.products} aria-label={label}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} isPopular={product.id === popular} onBuy={onBuy} />
          </li>
        ))}
      </ul>
    </div>
  );
}
