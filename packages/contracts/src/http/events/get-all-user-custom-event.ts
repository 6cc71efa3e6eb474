import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { customEvent } from './custom-event.ts';

export const getAllUserCustomEvent = defineOperation({
  id: 'getAllUserCustomEvent',
  summary: 'List all events, latest start first (public)',
  method: 'GET',
  path: '/userCustomEvent/get-all-user-custom-event/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(customEvent),
});
