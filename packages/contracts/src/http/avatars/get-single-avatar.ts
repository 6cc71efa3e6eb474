import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { avatar } from './avatar.ts';

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
