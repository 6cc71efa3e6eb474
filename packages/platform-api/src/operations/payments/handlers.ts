import type { paymentsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { cardWebhook } from './card-webhook.ts';
import { getMostPopularProduct } from './get-most-popular-product.ts';
import { getXenyProducts } from './get-xeny-products.ts';
import { getTransactionHistory } from './packs/get-transaction-history.ts';
import { initiateTransaction } from './packs/initiate-transaction.ts';
import { markTxnFailure } from './packs/mark-txn-failure.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { createSubscription } from './subscriptions/create-subscription.ts';
import { getSubscriptionHistory } from './subscriptions/get-subscription-history.ts';
import { resumeSubscription } from './subscriptions/resume-subscription.ts';

export const paymentsHandlers = {
  cancelSubscription,
  cardWebhook,
  createSubscription,
  getMostPopularProduct,
  getSubscriptionHistory,
  getTransactionHistory,
  getXenyProducts,
  initiateTransaction,
  markTxnFailure,
  resumeSubscription,
} satisfies Implements<typeof paymentsOperations>;
