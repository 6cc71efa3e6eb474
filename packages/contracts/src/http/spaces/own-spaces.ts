import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, instant, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';
import { builtWorld } from './built-world.ts';
import { ownSpace } from './own-space.ts';
import { space } from './space.ts';
import { SPACE_INPUT_ERRORS, spaceInput, text } from './space-input.ts';

export const getMySpaces = defineOperation({
  id: 'getMySpaces',
  summary: 'List the spaces that you built, newest first',
  method: 'GET',
  path: '/world/get-my-spaces/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

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

export const getOwnSpace = defineOperation({
  id: 'getOwnSpace',
  summary: 'Get a space of yours, to edit it',
  description: 'The request counts as no visit.',
  method: 'GET',
  path: '/item/get-own-space/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: ownSpace,
  errors: ['SPACE_NOT_FOUND'],
});

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

export const updateSpace = defineOperation({
  id: 'updateSpace',
  summary: 'Update a space of yours',
  description: 'Replaces all of these fields; one that is left out is removed.',
  method: 'PUT',
  path: '/item/update-2d-space/:id',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    version: described(
      z.int().check(z.gte(1), z.lte(2_147_483_647)),
      'The version that you edited: the update is rejected when the space has changed since.',
    ),
    ...spaceInput,
  }),
  output: ownSpace,
  errors: ['SPACE_NOT_FOUND', 'SPACE_CHANGED', ...SPACE_INPUT_ERRORS],
});

export const deleteSpace = defineOperation({
  id: 'deleteSpace',
  summary: 'Delete a space of yours',
  description: 'Its events are gone with it. For seven days `restoreSpace` brings them back.',
  method: 'DELETE',
  path: '/item/delete-2d-space/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: z.object({ isDeleted: described(z.boolean(), 'Always `true`.') }),
  errors: ['SPACE_NOT_FOUND'],
});

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

export const getUserOccupiedAsset = defineOperation({
  id: 'getUserOccupiedAsset',
  summary: 'List your 3D scenes that a space uses, newest first',
  method: 'GET',
  path: '/item/get-user-occupied-asset/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(builtWorld),
});

export const userCreatedWorlds = defineOperation({
  id: 'userCreatedWorlds',
  summary: 'List your 3D scenes, newest first',
  description: 'With the space that uses each of them, if any.',
  method: 'GET',
  path: '/item/user-created-worlds',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.array(builtWorld),
});
