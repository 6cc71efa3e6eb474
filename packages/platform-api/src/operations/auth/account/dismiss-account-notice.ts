import type { dismissAccountNotice as contract } from '@xana/contracts/http/auth/dismiss-account-notice';
import { deleteNotice } from '../../../database/auth/account-notices.ts';
import type { Handler } from '../../../http/handler.ts';

/** Each session has its own notices: dismissing one leaves those of the member's other devices. */
export const dismissAccountNotice: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  if (!(await deleteNotice(database, input.id, caller.sessionId))) throw apiError('NOT_FOUND');
  return {};
};
