import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { avatar } from './avatar.ts';

export const getLatestAvatars = defineOperation({
  id: 'getLatestAvatars',
  summary: 'List avatars, newest first (public)',
  method: 'GET',
  path: '/public/get-latest-avatars/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({ pageNumber, pageSize, userId: z.optional(described(id, 'Only avatars of this user.')) }),
  output: listOf(avatar),
});

export const getSingleAvatar = defineOperation({
  id: 'getSingleAvatar',
  summary: 'Get an avatar (public)',
  method: 'GET',
  path: '/public/get-single-avatar/:id',
  isShared: true,
  input: z.strictObject({ id: described(id, 'Id of the avatar.') }),
  output: avatar,
  errors: ['TARGET_NOT_FOUND'],
});
