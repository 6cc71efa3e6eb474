import { MAX_EVENT_PLANS } from '@xana/contracts/http/events/event-limits';
import type { getMyEventPlans as contract } from '@xana/contracts/http/events/get-my-event-plans';
import { selectEventPlans } from '../../database/events/event-plans.ts';
import type { Handler } from '../../http/handler.ts';

export const getMyEventPlans: Handler<typeof contract> = async ({ caller, database }) => ({
  rows: await selectEventPlans(database, { userId: caller.userId, after: new Date(), limit: MAX_EVENT_PLANS }),
});
