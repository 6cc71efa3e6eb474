import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { friendPresence } from '../spaces/presence.ts';

export const getFriendsPresence = defineOperation({
  id: 'getFriendsPresence',
  summary: 'List your friends who are online, with the space where they are',
  description:
    'Friends follow each other. Those in a space come first, then those who have the site open. Members who hide their presence are not in the list. `rows` has the first 100.',
  method: 'GET',
  path: '/follow/get-friends-presence',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(friendPresence),
});
