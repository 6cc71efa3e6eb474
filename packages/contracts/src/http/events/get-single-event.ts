import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { eventDetails } from './custom-event.ts';

export const getSingleEvent = defineOperation({
  id: 'getSingleEvent',
  summary: 'Get an event (public)',
  method: 'GET',
  path: '/userCustomEvent/get-single-event/:id',
  input: z.strictObject({ id: described(id, 'Id of the event.') }),
  output: eventDetails,
  errors: ['EVENT_NOT_FOUND'],
});
