import type * as contracts from '@xana/contracts/http/payments/saved-cards';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { findShownCards, requireOwnCard } from './shown-cards.ts';

export const getSavedCards: Handler<typeof contracts.getSavedCards> = async (call) => {
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

export const prepareCardSetup: Handler<typeof contracts.prepareCardSetup> = async (call) => {
  const { input, caller, database, memberLimits } = call;
  const cards = requireCardProvider(call);
  await memberLimits.require('prepareCardSetup', caller.userId);
  const customerId = await findOrCreateCustomer({ database, cards, userId: caller.userId });
  const { id, clientSecret } = await cards.createCardSetup(customerId, `setup-${caller.userId}-${input.attemptId}`);
  return { clientSecret, setupId: id };
};

export const setDefaultCard: Handler<typeof contracts.setDefaultCard> = async (call) => {
  const provider = requireCardProvider(call);
  const { cardId } = call.input;
  const { customerId } = await requireOwnCard(call.database, provider, call.caller.userId, cardId);
  await provider.setDefaultCard(customerId, cardId);
  return { cardId };
};

export const removeSavedCard: Handler<typeof contracts.removeSavedCard> = async (call) => {
  const provider = requireCardProvider(call);
  const { cardId } = call.input;
  const { plans } = await requireOwnCard(call.database, provider, call.caller.userId, cardId);
  if (plans.some((plan) => plan.cardId === cardId)) throw call.apiError('CARD_BILLS_PLAN');
  await provider.detachCard(cardId);
  return { cardId };
};
