import type { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';

/** Identifies a row of this database: `attempt` is random, so an equal id in another database does not match. */
export interface RowName {
  id: number;
  attempt: string;
}

export interface Intent {
  id: string;
  clientSecret: string;
  status: (typeof PAYMENT_STATUSES)[number];
  /** US cents received. */
  received: number;
  /** The row, from the metadata; null for the payment of an invoice. */
  row: RowName | null;
}

export interface Plan {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  /** The row, from the metadata; null for a subscription that another system created. */
  row: RowName | null;
  /** Client secret of the latest invoice's payment; null when the invoice was not expanded. */
  clientSecret: string | null;
  latestInvoiceId: string | null;
}

export interface Invoice {
  id: string;
  isPaid: boolean;
  subscriptionId: string;
  startsAt: Date;
  endsAt: Date;
  amount: number;
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
  createIntent(payment: { row: RowName; amount: number; email: string; description: string }): Promise<Intent>;
  findIntent(id: string): Promise<Intent | null>;
  createCustomer(userId: number, email: string): Promise<string>;
  /** Attaches the card to the customer and charges the first payment. @throws ApiError CARD_DECLINED */
  createPlan(plan: { row: RowName; customerId: string; paymentMethod: string; price: PlanPrice }): Promise<Plan>;
  findPlan(id: string): Promise<Plan | null>;
  /** The subscription created for a row, when the response of its creation was lost. */
  findPlanOfRow(customerId: string, row: RowName): Promise<Plan | null>;
  setCancelsAtPeriodEnd(id: string, isCancelled: boolean): Promise<Plan>;
  cancelPlan(id: string): Promise<void>;
  findInvoice(id: string): Promise<Invoice | null>;
  /** The refunded amount of a charge, and the payment it belongs to. */
  findCharge(id: string): Promise<{ intentId: string; refunded: number; invoiceId: string | null } | null>;
  findDispute(id: string): Promise<{ chargeId: string; isMoneyGone: boolean } | null>;
  /** Verifies the signature. @throws ApiError WEBHOOK_INVALID for a wrong or expired one (replay) */
  readEvent(body: Buffer, signature: string): CardEvent;
}
