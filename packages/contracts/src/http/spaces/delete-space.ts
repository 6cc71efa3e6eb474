import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const deleteSpace = defineOperation({
  id: 'deleteSpace',
  summary: 'Delete a space of yours',
  description: 'Its events are gone with it. For seven days `restoreSpace` brings them back.',
  method: 'DELETE',
  path: '/item/delete-2d-space/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: z.object({ isDeleted: described(z.boolean(), 'Always `true`.') }),
  errors: ['SPACE_NOT_FOUND'],
});
