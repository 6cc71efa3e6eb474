import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf } from '../fields.ts';
import { onlineCountOfSpace, personInSpace, spaceId, spaceVisit } from './presence.ts';

export const enterSpace = defineOperation({
  id: 'enterSpace',
  summary: 'Enter a space, or stay in it',
  description:
    'You are in at most one space: entering one leaves the former one. An app sends this when you enter and as a heartbeat, once a minute. Without a token you count as a visitor.',
  method: 'PUT',
  path: '/world/enter-space',
  authorization: 'optional',
  input: z.strictObject({
    spaceId,
    from: described(
      z.optional(z.enum(['app', 'site'])),
      '`app` (default): in the space for 2 minutes. `site`: a link to the app was opened; in the space for 5 minutes, or until the app calls.',
    ),
  }),
  output: spaceVisit,
  errors: ['SPACE_NOT_FOUND'],
});

export const leaveSpace = defineOperation({
  id: 'leaveSpace',
  summary: 'Leave a space',
  description: 'Does nothing when you are in another space, or in none.',
  method: 'DELETE',
  path: '/world/leave-space/:spaceId',
  authorization: 'optional',
  input: z.strictObject({ spaceId }),
  output: onlineCountOfSpace,
});

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

export const getOnlineCounts = defineOperation({
  id: 'getOnlineCounts',
  summary: 'Count the people who are in spaces now',
  description:
    'The answer is the same for everyone and some seconds old. Ask again every 15 seconds while it is on the screen.',
  method: 'GET',
  path: '/world/get-online-counts',
  isShared: true,
  input: z.strictObject({
    spaceIds: described(
      z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,59}$/)),
      'Up to 60 ids of spaces, separated by commas.',
      { examples: ['38,39'] },
    ),
  }),
  output: listOf(onlineCountOfSpace),
});
