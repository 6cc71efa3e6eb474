import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { pictureUrl } from '../fields.ts';

export const userSummary = named(
  'User',
  'A user as lists and posts show them.',
  z.object({
    id: described(z.number(), 'Id of the user.'),
    name: described(z.string(), 'Display name.'),
    avatar: described(z.nullable(pictureUrl), 'Profile picture; null without one.'),
    profileIconColor: described(z.string(), 'Background color of the initial where there is no picture.'),
  }),
);

export type UserSummary = z.output<typeof userSummary>;

export const rankedUser = named(
  'RankedUser',
  'A user in a ranking.',
  z.extend(userSummary, {
    followerCount: described(z.number(), 'Number of followers.'),
    isFollowing: described(z.boolean(), 'Whether you follow them; false without a token.'),
  }),
);
