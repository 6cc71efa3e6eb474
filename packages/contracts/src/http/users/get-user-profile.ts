import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, instant, pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';
import { approval } from './approval.ts';

/** The public part of a profile. Private fields (email, phone number) are not in it. */
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
  /** Whether the profile is among the caller's close friends; only the caller sees it. */
  is_close_friend: z.boolean(),
  tags: z.array(z.string()),
  approval,
  /** Handles and links as the member wrote them, each valid by its field's rule (VA-07 to VA-11). */
  instagram: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  discord: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  website: z.nullable(z.string()),
});

export type UserProfile = z.output<typeof userProfile>;

export const getUserProfile = defineOperation({
  id: 'getUserProfile',
  summary: "Get a user's public profile",
  method: 'POST',
  path: '/users/get-user-profile',
  authorization: 'optional',
  input: z.strictObject({ userId: id }),
  output: userProfile,
  errors: ['USER_NOT_FOUND'],
});
