import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { useFormats } from '@xana/i18n/formats';
import { Money } from '@xana/ui-kit/money';
import { productAmounts } from '../../shared/product-amounts.ts';
import * as css from './payment-summary.module.css';
import { useText } from './phrases/phrases.ts';

/** What is paid, and what is credited for it. */
export function PaymentSummary({ product }: { product: XenyProduct }) {
  const t = useText();
  const format = useFormats();
  const { metadata, priceData } = product;
  const { base, bonus, total } = productAmounts(product);
  const price = format.price(priceData.unit_amount);
  const isPlan = priceData.type === 'recurring';
  return (
    <dl className={css.summary}>
      <div className={css.line}>
        <dt>{t('summary.credit')}</dt>
        <dd className={css.value}>
          <strong>{t(`credit.${metadata.credited}`, { xeny: format.number(total) })}</strong>
          {bonus > 0 && (
            <span className={css.bonus}>
              {t('composition', { base: format.number(base), bonus: format.number(bonus) })}
            </span>
          )}
        </dd>
      </div>
      <div className={css.line}>
        <dt>{t(isPlan ? 'summary.today' : 'summary.price')}</dt>
        <dd className={css.value}>
          <strong className={css.price}>
            <Money amount={price} />
          </strong>
          {isPlan && <span className={css.soft}>{t('summary.then', { price })}</span>}
        </dd>
      </div>
    </dl>
  );
}
