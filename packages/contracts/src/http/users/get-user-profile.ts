import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, instant, listOf, pictureUrl } from '../fields.ts';
import { approval } from './approval.ts';
import { userSummary } from './user.ts';

/** Public fields only: no email address, no phone number. */
const userProfile = named(
  'UserProfile',
  'The public profile of a user.',
  z.extend(userSummary, {
    username: described(z.string(), 'Unique name, without spaces.'),
    bio: described(z.string(), 'About the user.'),
    banner: described(z.nullable(pictureUrl), 'Wide picture; null without one.'),
    address: described(z.nullable(z.string()), 'Wallet address; null without a wallet.'),
    createdAt: described(instant, 'When the account was created.'),
    followerCount: described(z.number(), 'Number of followers.'),
    followingCount: described(z.number(), 'Number of users whom they follow.'),
    spaceCount: described(z.number(), 'Number of spaces that they built.'),
    isFollowing: described(z.boolean(), 'Whether you follow them; false without a token.'),
    followsYou: described(z.boolean(), 'Whether they follow you; false without a token.'),
    isMuted: described(z.boolean(), 'Whether you muted them; only you see it.'),
    postCount: described(z.number(), 'Number of their posts.'),
    mutualFollowers: described(
      listOf(userSummary),
      'Their followers whom you follow: the number, and up to three of them. Empty without a token.',
    ),
    is_close_friend: described(z.boolean(), 'Whether they are among your close friends; only you see it.'),
    tags: described(z.array(z.string()), 'Interests, as tags in lower case.', { examples: [['music', 'art']] }),
    approval,
    // Each is valid by the rule of its field (VA-07 to VA-11).
    instagram: described(z.nullable(z.string()), 'Instagram name.'),
    twitter: described(z.nullable(z.string()), 'X (Twitter) name.'),
    discord: described(z.nullable(z.string()), 'Discord invite link.'),
    youtube: described(z.nullable(z.string()), 'YouTube channel.'),
    website: described(z.nullable(z.string()), 'Web address.'),
  }),
);

export type UserProfile = z.output<typeof userProfile>;

export const getUserProfile = defineOperation({
  id: 'getUserProfile',
  summary: "Get a user's public profile",
  method: 'POST',
  isRead: true,
  path: '/users/get-user-profile',
  authorization: 'optional',
  input: z.strictObject({ userId: described(id, 'Id of the user.') }),
  output: userProfile,
  errors: ['USER_NOT_FOUND'],
});
