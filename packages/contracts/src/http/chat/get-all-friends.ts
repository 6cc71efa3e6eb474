import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

export const getAllFriends = defineOperation({
  id: 'getAllFriends',
  summary: 'One’s conversations with whom they are, the newest first.',
  method: 'GET',
  path: '/chat/get-all-friends',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(
    z.object({
      conversationId: z.number(),
      user: userSummary,
      lastMessage: z.string(),
      lastMessageAt: instant,
      unreadCount: z.number(),
    }),
  ),
});
