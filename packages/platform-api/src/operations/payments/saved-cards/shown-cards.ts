import { apiError } from '../../../api-error.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { findCardCustomer } from '../../../database/payments/card-provider-rows.ts';
import type { CardProvider, Plan, SavedCard } from '../../../gateways/card-provider/card-provider.ts';

export interface ShownCards {
  customerId: string;
  cards: SavedCard[];
  /** Subscriptions that go on. One that was cancelled is not charged again. */
  plans: Plan[];
}

/** The member's cards: those that they chose to keep, and those that pay for a subscription. Null without a customer. */
export async function findShownCards(
  database: Database,
  provider: CardProvider,
  userId: number,
): Promise<ShownCards | null> {
  const customerId = await findCardCustomer(database, userId);
  if (!customerId) return null;
  const [cards, all] = await Promise.all([provider.listCards(customerId), provider.findPlansOf(customerId)]);
  const plans = all.filter(({ status }) => status === 'active' || status === 'past_due');
  return {
    customerId,
    cards: cards.filter(({ id, isKept }) => isKept || plans.some(({ cardId }) => cardId === id)),
    plans: plans.filter(({ cancelsAtPeriodEnd }) => !cancelsAtPeriodEnd),
  };
}

/** IDOR: the card must be one of the caller's. @throws ApiError SAVED_CARD_NOT_FOUND */
export async function requireOwnCard(
  database: Database,
  provider: CardProvider,
  userId: number,
  cardId: string,
): Promise<ShownCards> {
  const shown = await findShownCards(database, provider, userId);
  if (!shown?.cards.some(({ id }) => id === cardId)) throw apiError('SAVED_CARD_NOT_FOUND');
  return shown;
}
