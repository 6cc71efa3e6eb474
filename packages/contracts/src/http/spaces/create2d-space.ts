import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { space } from './space.ts';
import { SPACE_INPUT_ERRORS, spaceInput, text } from './space-input.ts';

/** Returns 201, as the spec demands. */
export const create2dSpace = defineOperation({
  id: 'create2dSpace',
  summary: 'Create a space',
  description: 'With or without one of your 3D scenes. A 3D scene belongs to at most one space.',
  method: 'POST',
  path: '/item/create-2d-space',
  authorization: 'required',
  needsTerms: true,
  status: 201,
  input: z.strictObject({
    ...spaceInput,
    worldId: described(z.optional(z.nullable(id)), 'Another spelling of `metaverseWorldId`, for older clients.', {
      deprecated: true,
    }),
    youtubeUrl: described(z.optional(z.nullable(text)), 'Another spelling of `youtubeurl`, for older clients.', {
      deprecated: true,
    }),
  }),
  output: space,
  errors: [...SPACE_INPUT_ERRORS],
});
