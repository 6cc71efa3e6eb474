import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { useFormats } from '@xana/i18n/formats';
import { useText } from '../../phrases/phrases.ts';
import { productAmounts } from '../../shared/product-amounts.ts';
import * as css from './plan-terms.module.css';

/** When a plan bills, when it credits, and how it is cancelled. */
export function PlanTerms({ product }: { product: XenyProduct }) {
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
