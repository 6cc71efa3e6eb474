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
