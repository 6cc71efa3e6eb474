import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { changeNumber, id, instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { message } from './message.ts';

export const getFriendsChat = defineOperation({
  id: 'getFriendsChat',
  summary: 'List the messages of a conversation, newest first',
  description: 'A conversation of other users returns `CONVERSATION_NOT_FOUND`.',
  method: 'GET',
  path: '/chat/get-friends-chat/:id/:page/:limit',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the conversation.'), page: pageNumber, limit: pageSize }),
  output: z.extend(listOf(message), {
    firstSeq: described(
      z.int(),
      'Position of the first message that you see: 1, or more after you removed a message request.',
    ),
  }),
  errors: ['CONVERSATION_NOT_FOUND'],
});

export const getChatChanges = defineOperation({
  id: 'getChatChanges',
  summary: 'List the changes of a conversation',
  description:
    'Messages that were sent, edited, liked or deleted after a change that the client knows, for example after a lost connection. While there are more, ask again with the `change` of the last row.',
  method: 'GET',
  path: '/chat/get-changes/:id/:after/:limit',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the conversation.'),
    after: described(changeNumber, 'Number of the last known change; 0 for all.', { examples: [0] }),
    limit: pageSize,
  }),
  output: z.object({
    rows: described(z.array(message), 'The changed messages, ordered by `change`.'),
    lastChange: described(z.number(), 'Number of the newest change of the conversation.'),
  }),
  errors: ['CONVERSATION_NOT_FOUND'],
});

export const findMessageAt = defineOperation({
  id: 'findMessageAt',
  summary: 'Find the first message of a conversation at or after a time',
  description: 'For example of a day: send the time at which it begins where the member is.',
  method: 'GET',
  path: '/chat/find-message-at/:id',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the conversation.'),
    at: described(instant, 'The time.', { examples: ['2026-11-22T00:00:00.000Z'] }),
  }),
  output: z.object({
    seq: described(z.nullable(z.int()), 'Position of the message; null when all messages are older.'),
  }),
  errors: ['CONVERSATION_NOT_FOUND'],
});

export const searchMessages = defineOperation({
  id: 'searchMessages',
  summary: 'Search the messages of a conversation, newest first',
  description:
    'Finds messages that contain all terms of the text, in any letter case, width, and kind of kana. Deleted messages are not found.',
  method: 'GET',
  path: '/chat/search-messages/:id/:page/:limit',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the conversation.'),
    page: pageNumber,
    limit: pageSize,
    text: described(
      z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.messageSearch), z.regex(/^[^\0]*$/)),
      'Terms to find; white space alone finds nothing.',
      { examples: ['hello'] },
    ),
  }),
  output: listOf(message),
  errors: ['CONVERSATION_NOT_FOUND'],
});
