import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { eventId, eventReminder } from './event-reminder.ts';

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
