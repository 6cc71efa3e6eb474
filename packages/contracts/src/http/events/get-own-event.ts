import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { ownEvent } from './own-event.ts';

export const getOwnEvent = defineOperation({
  id: 'getOwnEvent',
  summary: 'Get an event that you host, to edit it',
  method: 'GET',
  path: '/userCustomEvent/get-own-event/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the event.') }),
  output: ownEvent,
  errors: ['EVENT_NOT_FOUND'],
});
