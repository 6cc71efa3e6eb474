import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const markFavouriteSpace = defineOperation({
  id: 'markFavouriteSpace',
  summary: 'Add or remove a favourite space',
  description: 'Toggles the favourite. With `isFavourite` it sets it, and repeating the request changes nothing.',
  method: 'PUT',
  path: '/world/mark-favourite-space/:id',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    isFavourite: described(
      z.optional(z.nullable(z.boolean())),
      '`true` to add, `false` to remove; left out, it toggles.',
    ),
  }),
  output: z.object({ isFavourite: described(z.boolean(), 'Whether it is a favourite now.') }),
  errors: ['SPACE_NOT_FOUND'],
});
