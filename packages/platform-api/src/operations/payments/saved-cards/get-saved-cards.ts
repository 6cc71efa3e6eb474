import type { getSavedCards as contract } from '@xana/contracts/http/payments/get-saved-cards';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { findShownCards } from './shown-cards.ts';

export const getSavedCards: Handler<typeof contract> = async (call) => {
  const provider = requireCardProvider(call);
  const shown = await findShownCards(call.database, provider, call.caller.userId);
  if (!shown || shown.cards.length === 0) return { count: 0, rows: [] };
  const { cards, plans, customerId } = shown;
  const chosen = await provider.findDefaultCard(customerId);
  // Until the member chooses: a card that they kept, before one that is there for a plan.
  const first = cards.find(({ isKept }) => isKept) ?? cards[0];
  const defaultId = cards.some(({ id }) => id === chosen) ? chosen : first?.id;
  const rows = cards.map(({ id, brand, last4, expMonth, expYear }) => ({
    cardId: id,
    brand,
    last4,
    expMonth,
    expYear,
    isDefault: id === defaultId,
    subscriptionIds: plans.filter(({ cardId }) => cardId === id).map((plan) => plan.id),
  }));
  return { count: rows.length, rows: rows.sort((one, other) => Number(other.isDefault) - Number(one.isDefault)) };
};
