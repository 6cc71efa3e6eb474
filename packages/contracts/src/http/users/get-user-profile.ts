import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, instant, pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/world.ts';

/** Never carries what is private: no email, no sessions. */
export const userProfile = z.extend(userSummary, {
  username: z.string(),
  bio: z.string(),
  banner: z.nullable(pictureUrl),
  address: z.nullable(z.string()),
  createdAt: instant,
  followerCount: z.number(),
  followingCount: z.number(),
  spaceCount: z.number(),
  isFollowing: z.boolean(),
});

export type UserProfile = z.output<typeof userProfile>;

export const getUserProfile = defineOperation({
  id: 'getUserProfile',
  summary: 'Somebody’s public profile.',
  method: 'POST',
  path: '/users/get-user-profile',
  authorization: 'optional',
  input: z.strictObject({ userId: id }),
  output: userProfile,
  errors: ['USER_NOT_FOUND'],
});
