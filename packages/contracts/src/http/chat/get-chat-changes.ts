import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { changeNumber, id, pageSize } from '../fields.ts';
import { message } from './message.ts';

export const getChatChanges = defineOperation({
  id: 'getChatChanges',
  summary: 'What happened in a conversation after a change that one knows: messages new, edited, liked or taken back.',
  method: 'GET',
  path: '/chat/get-changes/:id/:after/:limit',
  authorization: 'required',
  input: z.strictObject({ id, after: changeNumber, limit: pageSize }),
  /** In the order of their `change`; ask again with the last one’s while there is more. */
  output: z.object({ rows: z.array(message), lastChange: z.number() }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
