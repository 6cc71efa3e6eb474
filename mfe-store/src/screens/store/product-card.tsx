import type { SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { SparklesIcon } from '@xana/ui-kit/member-icon';
import { Money } from '@xana/ui-kit/money';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../phrases/phrases.ts';
import { useProductTexts } from '../../shared/use-product-texts.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PlanTerms } from './plan-terms.tsx';
import * as css from './product-card.module.css';
import type { StoreActions } from './store-actions.ts';

interface ProductCardProps {
  product: XenyProduct;
  isPopular: boolean;
  /** The member's subscription to this product. */
  plan: SubscriptionRow | undefined;
  actions: StoreActions;
}

export function ProductCard({ product, isPopular, plan, actions }: ProductCardProps) {
  const t = useText();
  const { name, price, composition } = useProductTexts()(product);
  const isPlan = product.priceData.type === 'recurring';
  return (
    <article className={css.card} data-popular={isPopular || undefined}>
      <div className={css.cover}>
        <Picture src={product.images[0] ?? null} alt="" sizes="20rem" ratio={isPlan ? '5 / 2' : '4 / 3'} />
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
        {isPlan ? <PlanTerms product={product} /> : <p className={css.composition}>{composition}</p>}
      </div>
      <div className={css.sale}>
        <p className={css.price}>
          <Money amount={price} />
        </p>
        {plan ? (
          <CurrentPlan
            plan={plan}
            onManage={() => actions.showHistory('subscription')}
            onUpdateCard={actions.updateCard}
          />
        ) : (
          <Button
            variant={isPopular ? 'primary' : 'secondary'}
            aria-label={t(isPlan ? 'store.subscribeName' : 'store.buyName', { name, price })}
            onClick={() => actions.buy(product)}
          >
            {t(isPlan ? 'store.subscribe' : 'store.buy')}
          </Button>
        )}
      </div>
    </article>
  );
}
