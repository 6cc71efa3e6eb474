import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { ownSpace } from './own-space.ts';

export const restoreSpace = defineOperation({
  id: 'restoreSpace',
  summary: 'Restore a space that you deleted',
  description:
    'Possible for seven days. A 3D scene that another space shows meanwhile stays there. Repeating the request changes nothing.',
  method: 'POST',
  path: '/item/restore-2d-space/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: ownSpace,
  errors: ['SPACE_NOT_FOUND'],
});
