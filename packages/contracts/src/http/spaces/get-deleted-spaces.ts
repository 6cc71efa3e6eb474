import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { instant, pictureUrl } from '../fields.ts';

export const getDeletedSpaces = defineOperation({
  id: 'getDeletedSpaces',
  summary: 'List the spaces that you deleted and can restore, the last one first',
  description: 'At most 50.',
  method: 'GET',
  path: '/item/get-deleted-spaces',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: described(z.number(), 'Id of the space.'),
      name: described(z.string(), 'Name.'),
      thumbnail: described(pictureUrl, 'Small picture.'),
      deletedAt: described(instant, 'When it was deleted.'),
      restorableUntil: described(instant, 'Until when it can be restored.'),
    }),
  ),
});
