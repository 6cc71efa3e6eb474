import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { EVENT_INPUT_ERRORS, eventInput } from './event-input.ts';
import { repeatInput } from './event-series.ts';
import { ownEvent } from './own-event.ts';

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
