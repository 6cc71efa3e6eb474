/** The provider's objects, with the fields that this product uses and the names that the provider gives them. */

/** Seconds since 1970. */
export type Seconds = number;
export type Metadata = Record<string, string>;

interface ProviderObject<Name extends string> {
  id: string;
  object: Name;
  created: Seconds;
}

export interface Customer extends ProviderObject<'customer'> {
  email: string | null;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
}

export interface Product extends ProviderObject<'product'> {
  name: string;
  active: boolean;
  metadata: Metadata;
}

export interface Price extends ProviderObject<'price'> {
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  type: 'one_time' | 'recurring';
  recurring: { interval: 'day' | 'month' | 'year'; interval_count: number } | null;
  metadata: Metadata;
}

export type AllowRedisplay = 'always' | 'limited' | 'unspecified';

export interface PaymentMethod extends ProviderObject<'payment_method'> {
  type: 'card';
  /** Whether the card may be offered again in a checkout; `limited`: only for what it was given for. */
  allow_redisplay: AllowRedisplay;
  customer: string | null;
  billing_details: { email: string | null; name: string | null };
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

interface Intent<Name extends string> extends ProviderObject<Name> {
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  next_action: NextAction | null;
  metadata: Metadata;
  livemode: false;
}

export interface PaymentIntent extends Intent<'payment_intent'> {
  amount: number;
  amount_received: number;
  currency: string;
  description: string | null;
  receipt_email: string | null;
  /** Keeps the card at the customer when the payment succeeds. */
  setup_future_usage: 'off_session' | 'on_session' | null;
  latest_charge: string | null;
  status: IntentStatus;
  last_payment_error: { code: string; message: string } | null;
}

export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } };

/** Keeps a card for later without a payment. */
export interface SetupIntent extends Intent<'setup_intent'> {
  usage: 'off_session';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_setup_error: { code: string; message: string } | null;
}

export interface Charge extends ProviderObject<'charge'> {
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  payment_intent: string;
  billing_details: PaymentMethod['billing_details'];
  payment_method_details: { type: 'card'; card: PaymentMethod['card'] } | null;
  metadata: Metadata;
}

export interface Refund extends ProviderObject<'refund'> {
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'succeeded';
}

export interface Dispute extends ProviderObject<'dispute'> {
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface Invoice extends ProviderObject<'invoice'> {
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
}

export interface Subscription extends ProviderObject<'subscription'> {
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
}

export interface ProviderEvent extends ProviderObject<'event'> {
  type: string;
  api_version: string | null;
  livemode: false;
  pending_webhooks: number;
  data: { object: unknown };
}
