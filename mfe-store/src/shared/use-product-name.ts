import type { BoughtProduct } from '@xana/contracts/http/payments/payment-fields';
import { useFormats } from '@xana/i18n/formats';
import { useText } from '../phrases/phrases.ts';

/** The name of a product in the user's language: "1,050 XENY", "20 XENY every day". */
export function useProductName() {
  const t = useText();
  const format = useFormats();
  return ({ credited, xeny }: Pick<BoughtProduct, 'credited' | 'xeny'>): string =>
    t(`store.name.${credited}`, { xeny: format.number(xeny) });
}
