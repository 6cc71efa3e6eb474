/** The provider's objects, with the fields that this product uses and the names that the provider gives them. */

/** Seconds since 1970. */
export type Seconds = number;
export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  created: Seconds;
}

export interface Product {
  id: string;
  object: 'product';
  name: string;
  active: boolean;
  metadata: Metadata;
  created: Seconds;
}

export interface Price {
  id: string;
  object: 'price';
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  type: 'one_time' | 'recurring';
  recurring: { interval: 'day' | 'month' | 'year'; interval_count: number } | null;
  metadata: Metadata;
  created: Seconds;
}

export type AllowRedisplay = 'always' | 'limited' | 'unspecified';

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  /** Whether the card may be offered again in a checkout; `limited`: only for what it was given for. */
  allow_redisplay: AllowRedisplay;
  customer: string | null;
  billing_details: { email: string | null; name: string | null };
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  created: Seconds;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  customer: string | null;
  description: string | null;
  receipt_email: string | null;
  payment_method: string | null;
  /** Keeps the card at the customer when the payment succeeds. */
  setup_future_usage: 'off_session' | 'on_session' | null;
  latest_charge: string | null;
  status: IntentStatus;
  last_payment_error: { code: string; message: string } | null;
  next_action: NextAction | null;
  metadata: Metadata;
  livemode: false;
  created: Seconds;
}

export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } };

/** Keeps a card for later without a payment. */
export interface SetupIntent {
  id: string;
  object: 'setup_intent';
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  usage: 'off_session';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_setup_error: { code: string; message: string } | null;
  next_action: NextAction | null;
  metadata: Metadata;
  livemode: false;
  created: Seconds;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  payment_intent: string;
  billing_details: PaymentMethod['billing_details'];
  payment_method_details: { type: 'card'; card: PaymentMethod['card'] } | null;
  metadata: Metadata;
  created: Seconds;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'succeeded';
  created: Seconds;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
  created: Seconds;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid' | 'void';
  amount_due: number;
  amount_paid: number;
  currency: string;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  /** Which payment settles it; the provider keeps this as a list of its own. */
  payment_intent_id: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } };
  lines: { object: 'list'; data: { period: { start: Seconds; end: Seconds }; amount: number }[]; has_more: false };
  livemode: false;
  created: Seconds;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  default_payment_method: string;
  cancel_at_period_end: boolean;
  canceled_at: Seconds | null;
  ended_at: Seconds | null;
  latest_invoice: string;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: Price;
      quantity: 1;
      current_period_start: Seconds;
      current_period_end: Seconds;
    }[];
  };
  metadata: Metadata;
  livemode: false;
  created: Seconds;
}

export interface ProviderEvent {
  id: string;
  object: 'event';
  type: string;
  api_version: string | null;
  created: Seconds;
  livemode: false;
  pending_webhooks: number;
  data: { object: unknown };
}
