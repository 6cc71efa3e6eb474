import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { avatar } from './avatar.ts';

export const getLatestAvatars = defineOperation({
  id: 'getLatestAvatars',
  summary: 'The newest avatars, with who wears them.',
  method: 'GET',
  path: '/public/get-latest-avatars/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(avatar),
});
