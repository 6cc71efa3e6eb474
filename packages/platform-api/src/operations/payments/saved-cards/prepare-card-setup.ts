import type { prepareCardSetup as contract } from '@xana/contracts/http/payments/prepare-card-setup';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';

export const prepareCardSetup: Handler<typeof contract> = async (call) => {
  const { input, caller, database, memberLimits } = call;
  const cards = requireCardProvider(call);
  await memberLimits.require('prepareCardSetup', caller.userId);
  const customerId = await findOrCreateCustomer({ database, cards, userId: caller.userId });
  const { id, clientSecret } = await cards.createCardSetup(customerId, `setup-${caller.userId}-${input.attemptId}`);
  return { clientSecret, setupId: id };
};
