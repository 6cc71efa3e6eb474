import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { eventId, eventReminder } from './event-reminder.ts';

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
