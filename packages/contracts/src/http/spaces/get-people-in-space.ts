import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf } from '../fields.ts';
import { personInSpace, spaceId } from './presence.ts';

export const getPeopleInSpace = defineOperation({
  id: 'getPeopleInSpace',
  summary: 'List the people who are in a space now',
  description:
    'Everyone gets the count. With a token you also get up to 20 other members: your friends first, without those who hide their presence.',
  method: 'GET',
  path: '/world/get-people-in-space/:spaceId',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ spaceId }),
  output: described(listOf(personInSpace), '`count` has all people in the space, `rows` the members whom you may see.'),
});
