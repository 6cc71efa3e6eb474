import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { SparklesIcon } from '@xana/ui-kit/icon';
import { Money } from '@xana/ui-kit/money';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../phrases/phrases.ts';
import * as css from './product-card.module.css';
import { useProductTexts } from './use-product-texts.ts';

interface ProductCardProps {
  product: XenyProduct;
  isPopular: boolean;
  onBuy(product: XenyProduct): void;
}

export function ProductCard({ product, isPopular, onBuy }: ProductCardProps) {
  const t = useText();
  const { name, price, bonus } = useProductTexts()(product);
  return (
    <article className={css.card} data-popular={isPopular || undefined}>
      <div className={css.cover}>
        <Picture src={product.images[0] ?? null} alt="" sizes="20rem" ratio="4 / 3" />
        {isPopular && (
          <span className={css.popular}>
            <Badge tone="accent">
              <SparklesIcon size={13} />
              {t('store.mostPopular')}
            </Badge>
          </span>
        )}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.bonus}>{bonus}</p>
      </div>
      <div className={css.sale}>
        <p className={css.price}>
          <Money amount={price} />
        </p>
        <Button
          variant={isPopular ? 'primary' : 'secondary'}
          aria-label={t('store.buyName', { name, price })}
          onClick={() => onBuy(product)}
        >
          {t('store.buy')}
        </Button>
      </div>
    </article>
  );
}
