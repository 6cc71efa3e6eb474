import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { entityType, spaceDetails } from './space.ts';

export const getSingleWorldHot = defineOperation({
  id: 'getSingleWorldHot',
  summary: 'One space for its page; reading it counts as a visit.',
  method: 'GET',
  path: '/hot/get-single-world-hot/:id/:type',
  authorization: 'optional',
  input: z.strictObject({ id, type: entityType }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});
