import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { EVENT_ANSWERS } from './event-answer.ts';

export const eventPlan = named(
  'EventPlan',
  'What you plan for an event.',
  z.object({
    eventId: described(z.int(), 'Id of the event.'),
    answer: described(z.nullable(z.enum(EVENT_ANSWERS)), 'Your answer; null for none.'),
    isReminded: described(z.boolean(), 'Whether you are reminded of it.'),
  }),
);
export type EventPlan = z.output<typeof eventPlan>;
