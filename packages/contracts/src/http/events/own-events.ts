import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { customEvent } from './custom-event.ts';
import { EVENT_INPUT_ERRORS, eventInput } from './event-input.ts';
import { repeatInput, seriesScope } from './event-series.ts';
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

export const getAllUserCustomEvent = defineOperation({
  id: 'getAllUserCustomEvent',
  summary: 'List all events, latest start first (public)',
  method: 'GET',
  path: '/userCustomEvent/get-all-user-custom-event/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(customEvent),
});

export const createEvent = defineOperation({
  id: 'createEvent',
  summary: 'Create an event',
  description: 'In any public space. You are its host.',
  method: 'POST',
  path: '/userCustomEvent/create-event',
  authorization: 'required',
  needsTerms: true,
  status: 201,
  input: z.strictObject({ ...eventInput, repeat: repeatInput }),
  output: ownEvent,
  errors: [...EVENT_INPUT_ERRORS],
});

export const updateEvent = defineOperation({
  id: 'updateEvent',
  summary: 'Update an event that you host',
  description:
    'Replaces all of these fields. Members who are going, interested or reminded are notified of another time or space. An event that is over or cancelled cannot be updated. The events after it move by the same time.',
  method: 'PUT',
  path: '/userCustomEvent/update-event/:id',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    id: described(id, 'Id of the event.'),
    version: described(
      z.int().check(z.gte(1), z.lte(2_147_483_647)),
      'The version that you edited: the update is rejected when the event has changed since.',
    ),
    ...eventInput,
    scope: seriesScope,
  }),
  output: ownEvent,
  errors: ['EVENT_NOT_FOUND', 'EVENT_CHANGED', 'EVENT_OVER', ...EVENT_INPUT_ERRORS],
});

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
