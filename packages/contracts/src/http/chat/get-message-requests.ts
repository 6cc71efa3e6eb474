import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { conversation } from './conversation.ts';

export const getMessageRequests = defineOperation({
  id: 'getMessageRequests',
  summary: 'List your message requests, newest first',
  description:
    'Conversations that users whom you do not follow began. They are requests until you accept them, follow the user or answer. They are not part of your unread count.',
  method: 'GET',
  path: '/chat/get-message-requests',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(conversation),
});
