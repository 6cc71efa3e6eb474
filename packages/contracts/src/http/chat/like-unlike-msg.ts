import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { message } from './message.ts';

/** The spec's `{a}/{b}`: the conversation and the message's place in it. */
export const likeUnlikeMsg = defineOperation({
  id: 'likeUnlikeMsg',
  summary: 'Likes a message or takes that back, whichever it is not yet; with isLike, that and nothing else.',
  host: 'chat',
  method: 'PUT',
  path: '/api/v1/like-unlike-msg/:conversationId/:seq',
  authorization: 'required',
  input: z.strictObject({ conversationId: id, seq: id, isLike: z.optional(z.nullable(z.boolean())) }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
