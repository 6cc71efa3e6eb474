import type { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';

/** Names a row of ours, and no row of another database that has the same number. */
export interface RowName {
  id: number;
  attempt: string;
}

export interface Intent {
  id: string;
  clientSecret: string;
  status: (typeof PAYMENT_STATUSES)[number];
  /** US cents that arrived. */
  received: number;
  /** Our row, which went along as metadata; null when the payment is an invoice's. */
  row: RowName | null;
}

export interface Plan {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  /** Our row; null for one that was not begun here. */
  row: RowName | null;
  /** Secret of its latest invoice's payment; null when it was not asked for. */
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
  /** Ours; at the provider it is the price's lookup key. */
  priceId: string;
  unitAmount: number;
}

/** What happened at the provider, and to what; how that stands now must be asked. */
export interface CardEvent {
  id: string;
  type: string;
  isLive: boolean;
  about: { kind: 'intent' | 'invoice' | 'subscription' | 'charge' | 'dispute'; id: string } | null;
}

/** The card provider, as far as the platform needs it. Amounts are US cents. */
export interface CardProvider {
  createIntent(payment: { row: RowName; amount: number; email: string; description: string }): Promise<Intent>;
  findIntent(id: string): Promise<Intent | null>;
  createCustomer(userId: number, email: string): Promise<string>;
  /** Keeps the card for the customer and asks for the first payment. @throws ApiError CARD_DECLINED */
  createPlan(plan: { row: RowName; customerId: string; paymentMethod: string; price: PlanPrice }): Promise<Plan>;
  findPlan(id: string): Promise<Plan | null>;
  /** The plan that was begun for one of our rows, should its answer never have reached us. */
  findPlanOfRow(customerId: string, row: RowName): Promise<Plan | null>;
  setCancelsAtPeriodEnd(id: string, isCancelled: boolean): Promise<Plan>;
  cancelPlan(id: string): Promise<void>;
  findInvoice(id: string): Promise<Invoice | null>;
  /** Of a payment that went back: how much, and whose it was. */
  findCharge(id: string): Promise<{ intentId: string; refunded: number; invoiceId: string | null } | null>;
  findDispute(id: string): Promise<{ chargeId: string; isMoneyGone: boolean } | null>;
  /** @throws ApiError WEBHOOK_INVALID for what the provider did not sign, or long ago */
  readEvent(body: Buffer, signature: string): CardEvent;
}
