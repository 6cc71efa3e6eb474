import type { PaymentServer } from '../test-payment-server.ts';

let count = 0;

/** Saves a card as the card frame does: a setup of the platform, confirmed with a card that the member chose to keep. */
export async function saveCard(
  { server, stripe }: PaymentServer,
  member: { token: string },
  { number = '4242424242424242', isKept = true } = {},
): Promise<{ cardId: string; setupId: string }> {
  count += 1;
  const { data } = await server.ask('POST', '/stripe/prepare-card-setup', {
    token: member.token,
    body: { attemptId: `saves-card-${count}` },
  });
  const { setupId } = data as { setupId: string };
  const { id } = await stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
    ...(isKept ? { allow_redisplay: 'always' as const } : {}),
  });
  await stripe.setupIntents.confirm(setupId, { payment_method: id });
  return { cardId: id, setupId };
}
