import type { paymentsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { cardWebhook } from './card-webhook.ts';
import { getMostPopularProduct } from './get-most-popular-product.ts';
import { getXenyLedger } from './get-xeny-ledger.ts';
import { getXenyProducts } from './get-xeny-products.ts';
import { getTransactionHistory } from './packs/get-transaction-history.ts';
import { initiateTransaction } from './packs/initiate-transaction.ts';
import { markTxnFailure } from './packs/mark-txn-failure.ts';
import { getSavedCards } from './saved-cards/get-saved-cards.ts';
import { prepareCardSetup } from './saved-cards/prepare-card-setup.ts';
import { removeSavedCard } from './saved-cards/remove-saved-card.ts';
import { setDefaultCard } from './saved-cards/set-default-card.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { changeSubscriptionCard } from './subscriptions/change-subscription-card.ts';
import { createSubscription } from './subscriptions/create-subscription.ts';
import { getSubscriptionHistory } from './subscriptions/get-subscription-history.ts';
import { resumeSubscription } from './subscriptions/resume-subscription.ts';

export const paymentsHandlers = {
  cancelSubscription,
  cardWebhook,
  changeSubscriptionCard,
  createSubscription,
  getMostPopularProduct,
  getSavedCards,
  getSubscriptionHistory,
  getTransactionHistory,
  getXenyLedger,
  getXenyProducts,
  initiateTransaction,
  markTxnFailure,
  prepareCardSetup,
  removeSavedCard,
  resumeSubscription,
  setDefaultCard,
} satisfies Implements<typeof paymentsOperations>;
