import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { listOf } from '../fields.ts';
import { rankedUser, userSummary } from './user.ts';

export const getHotUsers = defineOperation({
  id: 'getHotUsers',
  summary: 'List the users with the most visited spaces',
  description: 'By the visits of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/users/get-hot-users',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(rankedUser),
});

/** Returns 201, as the spec demands. */
export const getMostFollowedUsers = defineOperation({
  id: 'getMostFollowedUsers',
  summary: 'List the most followed users',
  method: 'GET',
  path: '/world/get-most-followed-users',
  isShared: true,
  authorization: 'optional',
  status: 201,
  input: z.strictObject({}),
  output: listOf(rankedUser),
});

const recipient = named(
  'Recipient',
  'A user with a wallet to whom coins can be sent.',
  z.extend(userSummary, {
    username: described(z.string(), 'Unique name, without spaces.'),
    address: described(z.string(), 'Address of the wallet that the user linked first.'),
    isFollowing: described(z.boolean(), 'Whether you follow them.'),
  }),
);

export type Recipient = z.output<typeof recipient>;

export const findRecipients = defineOperation({
  id: 'findRecipients',
  summary: 'Find users to send coins to',
  description:
    'The user with exactly this username, first, and users whom you follow whose name or username contains the text; at most five. Never similar names of strangers: coins that are sent do not come back.',
  method: 'GET',
  path: '/users/find-recipients/:text',
  authorization: 'required',
  input: z.strictObject({
    text: described(
      z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^\0]*$/)),
      'A username, with or without `@`, or a part of the name of a user whom you follow.',
      { examples: ['miachen'] },
    ),
  }),
  output: z.object({ rows: described(z.array(recipient), 'The users, the one with this username first.') }),
});
