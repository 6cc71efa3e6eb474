import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const markFavouriteSpace = defineOperation({
  id: 'markFavouriteSpace',
  summary: 'Make a space a favourite or not. Repeating it changes nothing.',
  method: 'PUT',
  path: '/world/mark-favourite-space/:id',
  authorization: 'required',
  input: z.strictObject({ id, isFavourite: z.boolean() }),
  output: z.object({ isFavourite: z.boolean() }),
  errors: ['SPACE_NOT_FOUND'],
});
