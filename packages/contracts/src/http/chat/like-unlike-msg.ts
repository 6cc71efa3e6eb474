import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { message } from './message.ts';

/** The spec writes the path as `{a}/{b}`: the conversation and the position of the message. */
export const likeUnlikeMsg = defineOperation({
  id: 'likeUnlikeMsg',
  summary: 'Like or unlike a message',
  description:
    'Without `isLike`, toggles between liked and not liked. With it, sets that state; repeating the request changes nothing.',
  host: 'chat',
  method: 'PUT',
  path: '/api/v1/like-unlike-msg/:conversationId/:seq',
  authorization: 'required',
  input: z.strictObject({
    conversationId: described(id, 'Id of the conversation.'),
    seq: described(id, 'Position of the message in the conversation.', { examples: [1] }),
    isLike: described(z.optional(z.nullable(z.boolean())), '`true` to like, `false` to unlike; left out, it toggles.'),
  }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
