import Stripe from 'stripe';
import { ApiError, apiError } from '../../api-error.ts';
import { inStep } from '../../tracing/in-step.ts';

/**
 * Calls the provider and converts its errors.
 *
 * @param ifMissing the result when the object does not exist; without it a missing object is a bug and rethrown
 * @throws ApiError CARD_DECLINED with the provider's message, or PAYMENTS_UNAVAILABLE when it is unreachable
 */
export async function callProvider<Result>(call: () => Promise<Result>, ifMissing?: Result): Promise<Result> {
  try {
    return await inStep({ name: 'card provider', kind: 'client' }, call);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw cardDeclined(error.message);
    const isMissing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing && ifMissing !== undefined) return ifMissing;
    if (isUnreachable(error))
      throw apiError('PAYMENTS_UNAVAILABLE', 'The card provider is unreachable. Try again later.');
    throw error;
  }
}

/** Like `callProvider`, for a card that the buyer entered: an invalid request is also reported as a declined card. */
export function callWithCard<Result>(call: () => Promise<Result>): Promise<Result> {
  return callProvider(async () => {
    try {
      return await call();
    } catch (error) {
      throw error instanceof Stripe.errors.StripeInvalidRequestError ? cardDeclined(error.message) : error;
    }
  });
}

const MAX_MESSAGE_LENGTH = 200;

/** The product specification puts the provider's message into `msg.raw.message`; pages show it as text. */
function cardDeclined(message: string): ApiError {
  return new ApiError('CARD_DECLINED', 402, message.slice(0, MAX_MESSAGE_LENGTH), {
    raw: { message: message.slice(0, MAX_MESSAGE_LENGTH) },
  });
}

function isUnreachable(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError].some(
    (kind) => error instanceof kind,
  );
}
