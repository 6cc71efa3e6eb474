import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { changeNumber, id, pageSize } from '../fields.ts';
import { message } from './message.ts';

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
