import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { eventDetails } from './custom-event.ts';

export const getSingleEvent = defineOperation({
  id: 'getSingleEvent',
  summary: 'One event for its page.',
  method: 'GET',
  path: '/userCustomEvent/get-single-event/:id',
  input: z.strictObject({ id }),
  output: eventDetails,
  errors: ['EVENT_NOT_FOUND'],
});
