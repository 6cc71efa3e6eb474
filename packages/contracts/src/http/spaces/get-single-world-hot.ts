import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { entityType } from './entity-type.ts';
import { spaceDetails } from './space.ts';

export const getSingleWorldHot = defineOperation({
  id: 'getSingleWorldHot',
  summary: 'Get a space by id and kind',
  description: 'The request counts as a visit.',
  method: 'GET',
  path: '/hot/get-single-world-hot/:id/:type',
  authorization: 'optional',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    type: described(entityType, 'Kind of space; a space of another kind is not found.'),
  }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});
