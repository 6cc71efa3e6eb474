import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';

export const EVENT_ANSWERS = ['going', 'interested'] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

export const answerCounts = {
  goingCount: described(z.int(), 'How many members are going.'),
  interestedCount: described(z.int(), 'How many members are interested.'),
};

export const answeredEvent = named(
  'AnsweredEvent',
  'Your answer to an event, and how many members gave which answer.',
  z.object({
    eventId: described(z.int(), 'Id of the event.'),
    answer: described(z.nullable(z.enum(EVENT_ANSWERS)), 'Your answer; null for none.'),
    isReminded: described(z.boolean(), 'Whether you are reminded of it.'),
    ...answerCounts,
  }),
);
