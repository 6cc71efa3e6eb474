import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { ownSpace } from './own-space.ts';
import { SPACE_INPUT_ERRORS, spaceInput } from './space-input.ts';

export const updateSpace = defineOperation({
  id: 'updateSpace',
  summary: 'Update a space of yours',
  description: 'Replaces all of these fields; one that is left out is removed.',
  method: 'PUT',
  path: '/item/update-2d-space/:id',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    version: described(
      z.int().check(z.gte(1), z.lte(2_147_483_647)),
      'The version that you edited: the update is rejected when the space has changed since.',
    ),
    ...spaceInput,
  }),
  output: ownSpace,
  errors: ['SPACE_NOT_FOUND', 'SPACE_CHANGED', ...SPACE_INPUT_ERRORS],
});
