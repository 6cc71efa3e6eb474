import type { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';

/** Identifies a row of this database: `attempt` is random, so an equal id in another database does not match. */
export interface RowName {
  id: number;
  attempt: string;
}

/** The number of the read that an object came from; see `claimCardRead`. */
interface FromRead {
  readNumber: string;
}

export interface Intent extends FromRead {
  id: string;
  clientSecret: string;
  status: (typeof PAYMENT_STATUSES)[number];
  /** US cents received. */
  received: number;
  /** Last four digits of the card that was charged; null before that. */
  cardLast4: string | null;
  /** The row, from the metadata; null for the payment of an invoice. */
  row: RowName | null;
}

export interface Plan extends FromRead {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  /** The row, from the metadata; null for a subscription that another system created. */
  row: RowName | null;
  /** Client secret of the latest invoice's payment; null when the invoice was not expanded. */
  clientSecret: string | null;
  latestInvoiceId: string | null;
  customerId: string;
  /** The card that pays for it. */
  cardId: string | null;
}

export interface SavedCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Whether the member chose to keep it; otherwise it is there for a subscription only. */
  isKept: boolean;
}

/** A card that is being saved without a payment. */
export interface CardSetup {
  id: string;
  clientSecret: string;
  customerId: string | null;
  /** Null until it succeeded. */
  cardId: string | null;
}

export interface Invoice {
  id: string;
  isPaid: boolean;
  subscriptionId: string;
  startsAt: Date;
  endsAt: Date;
  amount: number;
}

export interface Dispute extends FromRead {
  id: string;
  chargeId: string;
  /** Whether the provider has withdrawn the money. */
  isMoneyGone: boolean;
}

export interface PlanPrice {
  productId: string;
  name: string;
  /** This product's price id; the provider's lookup key. */
  priceId: string;
  unitAmount: number;
}

/** A webhook event. It names its object only; the current state must be read from the provider. */
export interface CardEvent {
  id: string;
  type: string;
  isLive: boolean;
  about: { kind: 'intent' | 'invoice' | 'subscription' | 'charge' | 'dispute'; id: string } | null;
}

/** The operations of the card provider that the platform uses. Amounts are US cents. */
export interface CardProvider {
  createIntent(payment: {
    row: RowName;
    customerId: string;
    amount: number;
    email: string;
    description: string;
  }): Promise<Intent>;
  findIntent(id: string): Promise<Intent | null>;
  createCustomer(userId: number, email?: string): Promise<string>;
  /** Attaches the card to the customer and charges the first payment. @throws ApiError CARD_DECLINED */
  createPlan(plan: { row: RowName; customerId: string; paymentMethod: string; price: PlanPrice }): Promise<Plan>;
  findPlan(id: string): Promise<Plan | null>;
  /** The subscription created for a row, when the response of its creation was lost. */
  findPlanOfRow(customerId: string, row: RowName): Promise<Plan | null>;
  /** Subscriptions of a customer that have not ended. */
  findPlansOf(customerId: string): Promise<Plan[]>;
  setPlanCard(id: string, cardId: string): Promise<Plan>;
  /** The newest first. */
  listCards(customerId: string): Promise<SavedCard[]>;
  findDefaultCard(customerId: string): Promise<string | null>;
  setDefaultCard(customerId: string, cardId: string): Promise<void>;
  /** Final. Succeeds for a card that is removed already. */
  detachCard(cardId: string): Promise<void>;
  /** @param key idempotency key */
  createCardSetup(customerId: string, key: string): Promise<CardSetup>;
  findCardSetup(id: string): Promise<CardSetup | null>;
  setCancelsAtPeriodEnd(id: string, isCancelled: boolean): Promise<void>;
  cancelPlan(id: string): Promise<void>;
  findInvoice(id: string): Promise<Invoice | null>;
  /** Last four digits of the card that paid an invoice. */
  findCardOfInvoice(id: string): Promise<string | null>;
  /** The refunded amount of a charge, and the payment it belongs to. */
  findCharge(id: string): Promise<{ intentId: string; refunded: number; invoiceId: string | null } | null>;
  findDispute(id: string): Promise<Dispute | null>;
  /** Verifies the signature. @throws ApiError WEBHOOK_INVALID for a wrong or expired one (replay) */
  readEvent(body: Buffer, signature: string): CardEvent;
}
