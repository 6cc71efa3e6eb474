import type { removeSavedCard as contract } from '@xana/contracts/http/payments/remove-saved-card';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { requireOwnCard } from './shown-cards.ts';

export const removeSavedCard: Handler<typeof contract> = async (call) => {
  const provider = requireCardProvider(call);
  const { cardId } = call.input;
  const { plans } = await requireOwnCard(call.database, provider, call.caller.userId, cardId);
  if (plans.some((plan) => plan.cardId === cardId)) throw call.apiError('CARD_BILLS_PLAN');
  await provider.detachCard(cardId);
  return { cardId };
};
