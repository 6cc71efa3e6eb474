import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';

/** What each credit of a product consists of, in whole XENY. `total` is what the server credits. */
export function productAmounts({ metadata }: XenyProduct): { base: number; bonus: number; total: number } {
  const total = Number(metadata.xeny);
  const bonus = Number(metadata.bonusXeny);
  return { base: total - bonus, bonus, total };
}
