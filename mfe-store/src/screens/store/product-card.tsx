import type { SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { useFormats } from '@xana/i18n/formats';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { CheckIcon } from '@xana/ui-kit/icon';
import { SparklesIcon } from '@xana/ui-kit/member-icon';
import { Money } from '@xana/ui-kit/money';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../phrases/phrases.ts';
import { productAmounts } from '../../shared/product-amounts.ts';
import { useProductName } from '../../shared/use-product-name.ts';
import * as css from './product-card.module.css';
import type { StoreActions } from './store-actions.ts';

interface ProductCardProps {
  product: XenyProduct;
  isPopular: boolean;
  plan: SubscriptionRow | undefined;
  actions: StoreActions;
}

export function ProductCard({ product, isPopular, plan, actions }: ProductCardProps) {
  const t = useText();
  const { name, price, composition } = useProductTexts()(product);
  const isPlan = product.priceData.type === 'recurring';
  return (
    <article className={css.card} data-popular={isPopular || undefined} data-plan={isPlan || undefined}>
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

/** When a plan bills, when it credits, and how it is cancelled. */
function PlanTerms({ product }: { product: XenyProduct }) {
  const t = useText();
  const format = useFormats();
  const { metadata, priceData } = product;
  const xeny = format.number(productAmounts(product).total);
  return (
    <ul className={css.terms}>
      <li>{t('plan.billed', { price: format.price(priceData.unit_amount) })}</li>
      <li>{t(metadata.credited === 'daily' ? 'plan.creditedDaily' : 'plan.creditedMonthly', { xeny })}</li>
      <li>{t('plan.cancel')}</li>
    </ul>
  );
}

interface CurrentPlanProps {
  plan: SubscriptionRow;
  onManage(): void;
  onUpdateCard(subscriptionId: string): void;
}

/** Replaces the button of a plan that the member has: its state, and the way to cancel it. */
function CurrentPlan({ plan, onManage, onUpdateCard }: CurrentPlanProps) {
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

/** Name, price and composition of a product in the user's language. */
function useProductTexts() {
  const t = useText();
  const format = useFormats();
  const nameOf = useProductName();
  return (product: XenyProduct) => {
    const { metadata, priceData } = product;
    const { base, bonus, total } = productAmounts(product);
    const amounts = { base: format.number(base), bonus: format.number(bonus) };
    const price = format.price(priceData.unit_amount);
    return {
      name: nameOf({ credited: metadata.credited, xeny: total }),
      price: priceData.type === 'recurring' ? t('store.perMonth', { price }) : price,
      /** "1,000 + 50 bonus (+5%)"; empty without a bonus (ST-01). */
      composition:
        bonus > 0 ? t('store.composition', { ...amounts, percent: `${Math.round((bonus / base) * 100)}%` }) : '',
    };
  };
}
