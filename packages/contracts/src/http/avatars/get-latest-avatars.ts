import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { avatar } from './avatar.ts';

export const getLatestAvatars = defineOperation({
  id: 'getLatestAvatars',
  summary: 'List avatars, newest first (public)',
  method: 'GET',
  path: '/public/get-latest-avatars/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(avatar),
});
