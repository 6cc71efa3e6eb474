import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { answeredEvent, EVENT_ANSWERS } from './event-answer.ts';
import { MAX_EVENT_PLANS } from './event-limits.ts';
import { eventPlan } from './event-plan.ts';
import { eventId, eventReminder } from './event-reminder.ts';

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

export const getEventAttendees = defineOperation({
  id: 'getEventAttendees',
  summary: 'List the members who are going to an event or interested in it',
  description:
    'For members; visitors see only the counts. Those whom you follow come first. Without banned members, and without members with a block between them and you.',
  method: 'GET',
  path: '/userCustomEvent/get-event-attendees/:eventId/:answer/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({
    eventId,
    answer: described(z.enum(EVENT_ANSWERS), 'Their answer.'),
    pageNumber,
    pageSize,
  }),
  output: listOf(z.extend(userSummary, { isFollowing: described(z.boolean(), 'Whether you follow them.') })),
  errors: ['EVENT_NOT_FOUND'],
});

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

export const getEventReminder = defineOperation({
  id: 'getEventReminder',
  summary: 'Get whether you are reminded of an event',
  method: 'GET',
  path: '/userCustomEvent/get-event-reminder/:eventId',
  authorization: 'required',
  input: z.strictObject({ eventId }),
  output: eventReminder,
  errors: ['EVENT_NOT_FOUND'],
});

export const setEventReminder = defineOperation({
  id: 'setEventReminder',
  summary: 'Turn the reminder of an event on or off',
  description: 'You get a notification 15 minutes before the event begins, and one when it begins.',
  method: 'PUT',
  path: '/userCustomEvent/set-event-reminder',
  authorization: 'required',
  input: z.strictObject({ eventId, isOn: described(z.boolean(), 'Whether you want to be reminded.') }),
  output: eventReminder,
  errors: ['EVENT_NOT_FOUND'],
});
