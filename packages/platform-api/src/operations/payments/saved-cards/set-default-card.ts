import type { setDefaultCard as contract } from '@xana/contracts/http/payments/set-default-card';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { requireOwnCard } from './shown-cards.ts';

export const setDefaultCard: Handler<typeof contract> = async (call) => {
  const provider = requireCardProvider(call);
  const { cardId } = call.input;
  const { customerId } = await requireOwnCard(call.database, provider, call.caller.userId, cardId);
  await provider.setDefaultCard(customerId, cardId);
  return { cardId };
};
