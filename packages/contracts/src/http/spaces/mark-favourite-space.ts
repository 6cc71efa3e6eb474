import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const markFavouriteSpace = defineOperation({
  id: 'markFavouriteSpace',
  summary: 'Toggle a favourite space; with `isFavourite`, set it, and repeating that changes nothing.',
  method: 'PUT',
  path: '/world/mark-favourite-space/:id',
  authorization: 'required',
  input: z.strictObject({ id, isFavourite: z.optional(z.nullable(z.boolean())) }),
  output: z.object({ isFavourite: z.boolean() }),
  errors: ['SPACE_NOT_FOUND'],
});
