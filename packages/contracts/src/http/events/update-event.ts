import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { EVENT_INPUT_ERRORS, eventInput } from './event-input.ts';
import { seriesScope } from './event-series.ts';
import { ownEvent } from './own-event.ts';

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
