import type { CardProvider, Plan } from '../../../gateways/card-provider/card-provider.ts';

/**
 * Gives up the card of a subscription that ended or has another card, unless the member chose to keep it or another subscription
 * needs it: no card stays at the provider that its owner does not see.
 */
export async function releasePlanCard(cards: CardProvider, { id, customerId, cardId }: Plan): Promise<void> {
  if (!cardId) return;
  const card = (await cards.listCards(customerId)).find((each) => each.id === cardId);
  if (!card || card.isKept) return;
  const plans = await cards.findPlansOf(customerId);
  if (plans.some((other) => other.id !== id && other.cardId === cardId)) return;
  await cards.detachCard(cardId);
}
