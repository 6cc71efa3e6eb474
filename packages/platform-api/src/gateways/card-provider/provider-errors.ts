import Stripe from 'stripe';
import { ApiError, apiError } from '../../api-error.ts';

/**
 * Asks the provider, and says in our words what went wrong.
 *
 * @param ifMissing the answer when there is no such thing; without it that is an error of ours
 * @throws ApiError CARD_DECLINED with the provider's own words, or PAYMENTS_UNAVAILABLE when it cannot be asked
 */
export async function askProvider<Answer>(ask: () => Promise<Answer>, ifMissing?: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw cardDeclined(error.message);
    const isMissing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing && ifMissing !== undefined) return ifMissing;
    if (isOutOfReach(error)) throw apiError('PAYMENTS_UNAVAILABLE', 'The card provider cannot be asked now.');
    throw error;
  }
}

/** As `askProvider`, of something that a buyer gave us: what the provider does not take is their card's fault. */
export function askAboutCard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return askProvider(async () => {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof Stripe.errors.StripeInvalidRequestError ? cardDeclined(error.message) : error;
    }
  });
}

const MAX_MESSAGE_LENGTH = 200;

/** The product spec's shape: the provider's message stands in `msg.raw.message`, and a page shows it as text. */
function cardDeclined(message: string): ApiError {
  return new ApiError('CARD_DECLINED', 402, message.slice(0, MAX_MESSAGE_LENGTH), {
    raw: { message: message.slice(0, MAX_MESSAGE_LENGTH) },
  });
}

function isOutOfReach(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError].some(
    (kind) => error instanceof kind,
  );
}
