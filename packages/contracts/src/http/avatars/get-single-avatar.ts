import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { avatar } from './avatar.ts';

export const getSingleAvatar = defineOperation({
  id: 'getSingleAvatar',
  summary: 'Get an avatar (public).',
  method: 'GET',
  path: '/public/get-single-avatar/:id',
  isShared: true,
  input: z.strictObject({ id }),
  output: avatar,
  errors: ['TARGET_NOT_FOUND'],
});
