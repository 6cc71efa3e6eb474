import { cancelSubscription } from './cancel-subscription.ts';
import { cardWebhook } from './card-webhook.ts';
import { createSubscription } from './create-subscription.ts';
import { getMostPopularProduct } from './get-most-popular-product.ts';
import { getSubscriptionHistory } from './get-subscription-history.ts';
import { getTransactionHistory } from './get-transaction-history.ts';
import { getXenyProducts } from './get-xeny-products.ts';
import { initiateTransaction } from './initiate-transaction.ts';
import { markTxnFailure } from './mark-txn-failure.ts';
import { resumeSubscription } from './resume-subscription.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const paymentsOperations = {
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
} as const;
