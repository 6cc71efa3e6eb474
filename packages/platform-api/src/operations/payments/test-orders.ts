import type { Member } from '../../../test/test-server.ts';

const BUYER = { currency: 'usd', email: 'mia@x.test' };
const PACK = { productId: 'xeny-1050', priceId: 'price-xeny-1050', amount: 999 };
const PLAN = { paymentMethod: 'pm_card_visa', priceId: 'price-plan-100' };

/** Orders a pack of 1,050 XENY for 999 cents, or another one. */
export const orderPack = (buyer: Member, change: object = {}) =>
  buyer.post('/stripe/initiate-transaction', { ...BUYER, ...PACK, ...change });

/** Subscribes to the monthly plan of 100 XENY, or to another one. */
export const orderPlan = (buyer: Member, change: object = {}) =>
  buyer.post('/stripe/create-subscription', { ...BUYER, ...PLAN, ...change });
