import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { ownSpace } from './own-space.ts';

export const getOwnSpace = defineOperation({
  id: 'getOwnSpace',
  summary: 'Get a space of yours, to edit it',
  description: 'The request counts as no visit.',
  method: 'GET',
  path: '/item/get-own-space/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: ownSpace,
  errors: ['SPACE_NOT_FOUND'],
});
