import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { productAmounts } from './product-amounts.ts';

const product = (xeny: string, bonusXeny: string) =>
  ({ metadata: { xeny, bonusXeny, bonus: '0', credited: 'once' } }) as XenyProduct;

test.each([
  ['100', '0', { base: 100, bonus: 0, total: 100 }],
  ['1050', '50', { base: 1_000, bonus: 50, total: 1_050 }],
  ['6250', '1250', { base: 5_000, bonus: 1_250, total: 6_250 }],
])(
  '[ST-01] splits %s XENY with a bonus of %s into base and bonus, which add up to the credit',
  (xeny, bonusXeny, amounts) => {
    expect(productAmounts(product(xeny, bonusXeny))).toEqual(amounts);
  },
);
