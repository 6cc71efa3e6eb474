import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { ownEvent } from './own-event.ts';

export const restoreEvent = defineOperation({
  id: 'restoreEvent',
  summary: 'Restore an event that you cancelled',
  description:
    'Possible until it would have ended. Members who have seen that it was cancelled are notified. Restores all events that were cancelled together. Repeating the request changes nothing.',
  method: 'PUT',
  path: '/userCustomEvent/restore-event/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the event.') }),
  output: ownEvent,
  errors: ['EVENT_NOT_FOUND', 'EVENT_OVER', 'EVENT_LIMIT_REACHED'],
});
