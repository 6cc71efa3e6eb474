import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { formatAmount } from '@xana/i18n/formats';
import { useText } from '../../phrases/phrases.ts';
import { formatPrice } from './format-price.ts';

/** What a product is called, costs, and brings on top, in the reader's language. */
export function useProductTexts() {
  const t = useText();
  return ({ metadata: { xeny, bonus, credited }, priceData: { unit_amount, type } }: XenyProduct) => {
    const price = formatPrice(unit_amount);
    return {
      name: t(`store.name.${credited}`, { xeny: formatAmount(xeny) }),
      price: type === 'recurring' ? t('store.perMonth', { price }) : price,
      bonus: bonus === '0' ? '' : t('store.bonus', { percent: bonus }),
    };
  };
}
