import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { MAX_EVENT_PLANS } from './event-limits.ts';
import { eventPlan } from './event-plan.ts';

export const getMyEventPlans = defineOperation({
  id: 'getMyEventPlans',
  summary: 'List your plans for live and upcoming events',
  description: `For marks on the cards of events. At most ${MAX_EVENT_PLANS}, earliest event first; events without a plan are not in it.`,
  method: 'GET',
  path: '/userCustomEvent/get-my-event-plans',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ rows: described(z.array(eventPlan), 'One row per event.') }),
});
