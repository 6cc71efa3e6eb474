import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { useFormats } from '@xana/i18n/formats';
import { useText } from '../phrases/phrases.ts';
import { productAmounts } from './product-amounts.ts';
import { useProductName } from './use-product-name.ts';

/** Name, price and composition of a product in the user's language. */
export function useProductTexts() {
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
