import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { EVENT_ANSWERS } from './event-answer.ts';
import { eventId } from './event-reminder.ts';

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
