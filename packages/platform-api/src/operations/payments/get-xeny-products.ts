import type { getXenyProducts as contract } from '@xana/contracts/http/payments/get-xeny-products';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { type ProductRow, selectProducts } from '../../database/payments/products.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getXenyProducts: Handler<typeof contract> = async ({ database, config }) => {
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
