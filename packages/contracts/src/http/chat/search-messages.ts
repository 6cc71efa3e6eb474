import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { message } from './message.ts';

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
