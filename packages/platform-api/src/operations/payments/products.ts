import type * as contracts from '@xana/contracts/http/payments/products';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { findMostPopularProduct, type ProductRow, selectProducts } from '../../database/payments/products.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { daysAgo } from './payment-history.ts';

/** Only recent sales count, so that the answer follows what sells now. */
const SALES_DAYS = 30;
/** Fewer sales tell nothing: the featured product is the answer. */
const MIN_SALES = 10;

export const getXenyProducts: Handler<typeof contracts.getXenyProducts> = async ({ database, config }) => {
  const products = (await selectProducts(database)).map((row) => toProduct(config, row));
  return {
    singleProducts: products.filter(({ priceData }) => priceData.type === 'one_time'),
    subscriptionProducts: products.filter(({ priceData }) => priceData.type === 'recurring'),
  };
};

function toProduct(config: PlatformConfig, row: ProductRow): XenyProduct {
  return {
    id: row.id,
    name: row.name,
    images: [pictureAddress(config, row.picture)],
    metadata: {
      bonus: String(bonusPercent(row)),
      bonusXeny: String(row.bonus_xeny),
      xeny: String(row.xeny),
      credited: row.credited,
    },
    priceData: {
      id: row.price_id,
      unit_amount: row.unit_amount,
      type: row.credited === 'once' ? 'one_time' : 'recurring',
    },
  };
}

const bonusPercent = ({ xeny, bonus_xeny }: ProductRow): number => Math.round((bonus_xeny * 100) / (xeny - bonus_xeny));

export const getMostPopularProduct: Handler<typeof contracts.getMostPopularProduct> = async ({ database }) => ({
  popularProdId: await findMostPopularProduct(database, { since: daysAgo(SALES_DAYS), minSales: MIN_SALES }),
});
