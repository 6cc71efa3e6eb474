import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, wholeNumber } from '../fields.ts';
import { spaceNumbers } from './space-numbers.ts';

export const getSpaceNumbers = defineOperation({
  id: 'getSpaceNumbers',
  summary: 'Get the numbers of a space of yours',
  description: 'Visits, favourites and followers by day, and where visits came from.',
  method: 'GET',
  path: '/item/get-space-numbers/:id/:days',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    days: described(wholeNumber(1, 90), 'Number of days until today.', { examples: [30] }),
  }),
  output: spaceNumbers,
  errors: ['SPACE_NOT_FOUND'],
});
