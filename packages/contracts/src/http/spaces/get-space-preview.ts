import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, localizedText } from '../fields.ts';

export const getSpacePreview = defineOperation({
  id: 'getSpacePreview',
  summary: 'Get the description of a space for a preview',
  description: 'In contrast to `getSpaceDetails` it counts no visit.',
  method: 'GET',
  path: '/world/get-space-preview/:id',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: z.object({
    id: described(z.int(), 'Id of the space.'),
    description: described(z.string(), 'Description.'),
    localizedDescriptions: described(localizedText, 'Translations of the description; only for official spaces.'),
  }),
  errors: ['SPACE_NOT_FOUND'],
});
