import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { isApiError } from '@xana/remote-kit';
import type { Session } from '@xana/session';
import { readPack } from './pay-for-pack.ts';
import { readPlan } from './pay-for-plan.ts';
import { type StoredAttempt, storeAttempt } from './stored-attempt.ts';

const POLL_INTERVAL_MS = 2_000;
const MAX_POLLS = 60;
/** Nothing is charged in these states until the member tries again. */
const IDLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action', 'failed', 'canceled']);

export const isPaid = (status: string): boolean => status === 'succeeded' || status === 'active';

interface Watch {
  call: Session['call'];
  product: XenyProduct;
  stored: StoredAttempt;
}

/** The status of a submitted attempt, which the server reads from the card provider. */
export async function readStatus({ call, product, stored }: Watch): Promise<string> {
  const { id: attemptId, paymentMethod, ...buyer } = stored;
  const order = { call, product, attemptId, buyer };
  if (product.priceData.type === 'one_time') return (await readPack(order)).status;
  if (!paymentMethod) return 'requires_payment_method';
  return readPlan({ ...order, paymentMethod }).then(({ status }) => status, declinedAsFailed);
}

/** The reply that the card was declined may have been lost: the next try uses another card. */
function declinedAsFailed(error: unknown): string {
  if (isApiError(error) && error.code === 'CARD_DECLINED') return 'failed';
  throw error;
}

/**
 * Follows an attempt whose form was closed, or whose page was reloaded, while a card may have been charged. It outlives its
 * component: the result must not be lost with the dialog.
 *
 * @returns how it ended; `unknown` after two minutes without a final answer
 */
export async function watchAttempt(watch: Watch): Promise<'paid' | 'unpaid' | 'unknown'> {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const status = await readStatus(watch).catch(() => null);
    if (status !== null && isPaid(status)) return 'paid';
    // The request of a closed form may still be on its way, so one idle answer is not the end.
    if (status !== null && IDLE.has(status) && polls > 1) {
      storeAttempt({ ...watch.stored, isSubmitted: false });
      return 'unpaid';
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return 'unknown';
}
