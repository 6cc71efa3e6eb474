import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { userSummary } from './user-summary.ts';

export const rankedUser = named(
  'RankedUser',
  'A user in a ranking.',
  z.extend(userSummary, {
    followerCount: described(z.number(), 'Number of followers.'),
    isFollowing: described(z.boolean(), 'Whether you follow them; false without a token.'),
  }),
);
