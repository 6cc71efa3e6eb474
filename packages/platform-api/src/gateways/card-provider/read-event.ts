import type Stripe from 'stripe';
import { apiError } from '../../api-error.ts';
import type { CardConfig } from '../../config/platform-config.ts';
import type { CardEvent, CardProvider } from './card-provider.ts';

const MAX_SIGNATURE_AGE_S = 300;
const MAX_CLOCK_SKEW_S = 60;

/** Accepts two secrets while the secret is rotated. */
export function createEventReader(
  stripe: Stripe,
  { webhookSecret, acceptedWebhookSecret }: CardConfig,
): CardProvider['readEvent'] {
  const verify = (body: Buffer, signature: string, secret: string) =>
    stripe.webhooks.constructEvent(body, signature, secret, MAX_SIGNATURE_AGE_S);
  const verifyWithEither = (body: Buffer, signature: string) => {
    if (acceptedWebhookSecret === undefined) return verify(body, signature, webhookSecret);
    try {
      return verify(body, signature, webhookSecret);
    } catch {
      return verify(body, signature, acceptedWebhookSecret);
    }
  };
  return (body, signature) => {
    try {
      const event = verifyWithEither(body, signature);
      // Replay: the SDK rejects old timestamps, but not future ones, which would stay valid until then.
      if (signedAt(signature) > Date.now() / 1_000 + MAX_CLOCK_SKEW_S) throw apiError('WEBHOOK_INVALID');
      return toEvent(event);
    } catch {
      throw apiError('WEBHOOK_INVALID');
    }
  };
}

/** Seconds since 1970 of the `t=` element of a `Stripe-Signature` header. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);

/** Takes only kind and id from an event, because its object may be out of date. */
export function toEvent({ id, type, livemode, data }: Stripe.Event): CardEvent {
  const subject = data.object as { id?: string };
  const kinds = {
    payment_intent: 'intent',
    invoice: 'invoice',
    'customer.subscription': 'subscription',
    'charge.dispute': 'dispute',
    charge: 'charge',
  } as const;
  const kind = Object.entries(kinds).find(([start]) => type.startsWith(`${start}.`))?.[1];
  return { id, type, isLive: livemode, about: kind && subject.id ? { kind, id: subject.id } : null };
}
