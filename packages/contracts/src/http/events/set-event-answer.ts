import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { answeredEvent, EVENT_ANSWERS } from './event-answer.ts';
import { eventId } from './event-reminder.ts';

export const setEventAnswer = defineOperation({
  id: 'setEventAnswer',
  summary: 'Answer an event: going, interested or none',
  description:
    'With `going` the reminder is turned on, and taking that back turns it off. An event that is over is `EVENT_NOT_FOUND`.',
  method: 'PUT',
  path: '/userCustomEvent/set-event-answer',
  authorization: 'required',
  input: z.strictObject({
    eventId,
    answer: described(z.enum([...EVENT_ANSWERS, 'none']), 'Your answer; `none` takes it back.'),
  }),
  output: answeredEvent,
  errors: ['EVENT_NOT_FOUND'],
});
