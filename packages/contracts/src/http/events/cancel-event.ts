import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { seriesScope } from './event-series.ts';
import { ownEvent } from './own-event.ts';

export const cancelEvent = defineOperation({
  id: 'cancelEvent',
  summary: 'Cancel an event that you host',
  description:
    'It leaves all lists; its page stays and shows that it is cancelled. Members who are going, interested or reminded are notified. Repeating the request changes nothing.',
  method: 'PUT',
  path: '/userCustomEvent/cancel-event/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the event.'), scope: seriesScope }),
  output: ownEvent,
  errors: ['EVENT_NOT_FOUND', 'EVENT_OVER'],
});
