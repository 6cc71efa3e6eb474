import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { formatAmount } from '@xana/i18n/formats';
import { useText } from '../../phrases/phrases.ts';

/** Name, price and bonus of a product in the reader's language. */
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

/** Formats US cents: `$4.99`, `$1,050`. Integers only, because floating-point numbers would round prices. */
export function formatPrice(cents: number): string {
  const dollars = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = cents % 100;
  return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, '0')}`;
}
