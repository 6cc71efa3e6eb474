import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { conversation } from './conversation.ts';

export const getAllFriends = defineOperation({
  id: 'getAllFriends',
  summary: 'List your conversations, newest first',
  description: 'Without message requests, which `getMessageRequests` lists.',
  method: 'GET',
  path: '/chat/get-all-friends',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(conversation),
});
