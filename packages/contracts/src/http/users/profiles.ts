import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described, named } from '../describe.ts';
import { id, instant, listOf, pictureUrl, tagName } from '../fields.ts';
import { approval } from './approval.ts';
import { ownProfile } from './own-profile.ts';
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

export const singleUser = defineOperation({
  id: 'singleUser',
  summary: 'Get your own profile',
  method: 'GET',
  path: '/users/single-user',
  authorization: 'required',
  input: z.strictObject({}),
  output: ownProfile,
  errors: ['USER_NOT_FOUND'],
});

/** Bounds the input; the rule of each field is checked by the handler, which returns a code of its own for each. */
const text = z.optional(z.string().check(z.maxLength(6_000), z.regex(/^[^\0]*$/)));

export const updateProfile = defineOperation({
  id: 'updateProfile',
  summary: 'Update your profile',
  description: 'Changes the fields that are sent; an empty one is removed. Either all of them change or none.',
  method: 'POST',
  path: '/users/v3/update-profile',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    version: described(
      z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))),
      'The version that you edited: the update is rejected when the profile has changed since.',
    ),
    name: described(text, 'Display name.', { maxLength: TEXT_LIMITS.personName, examples: ['Mia Tanaka'] }),
    username: described(text, 'Unique name: letters and digits, at least one letter.', { examples: ['MiaTanaka'] }),
    bio: described(text, 'About you.', { maxLength: TEXT_LIMITS.bio }),
    email: described(text, 'Email address.'),
    phoneNumber: described(text, 'Phone number with country code.', { examples: ['+819012345678'] }),
    instagram: described(text, 'Instagram name.', { examples: ['miatanaka'] }),
    twitter: described(text, 'X (Twitter) name.', { examples: ['miatanaka'] }),
    discord: described(text, 'Discord invite link.', { examples: ['https://discord.gg/xana'] }),
    youtube: described(text, 'URL of a YouTube channel or video.', { examples: ['https://youtu.be/aqz-KE-bpKQ'] }),
    website: described(text, 'Web address.', { examples: ['https://mia.example.com'] }),
    avatar: described(text, 'URL of a picture that you uploaded (`uploadFileV3`).'),
    avatarId: described(z.optional(id), 'Id of an avatar: its picture becomes your profile picture.', {
      examples: [1],
    }),
    banner: described(text, 'URL of a picture that you uploaded (`uploadFileV3`).'),
    tags: described(z.optional(z.array(tagName).check(z.maxLength(52))), 'Interests, as tags in any letter case.'),
  }),
  output: ownProfile,
  errors: [
    'NAME_NOT_VALID',
    'NAME_RESERVED',
    'USERNAME_NOT_VALID',
    'USER.USER_ALREADY EXISTS',
    'USER.USER_WITH_TWITTER_ALREADY_EXIST',
    'BIO_TOO_LONG',
    'VALID-EMAIL',
    'PHONE_NOT_VALID',
    'INSTAGRAM_NOT_VALID',
    'TWITTER_NOT_VALID',
    'DISCORD_NOT_VALID',
    'URL_NOT_VALID',
    'LINK_NOT_VALID',
    'UPLOAD_IMAGE',
    'PROFILE_CHANGED',
    'TARGET_NOT_FOUND',
  ],
});

const isPopUpShow = described(z.boolean(), 'Whether the welcome of the first login is still to be shown.');

export const updateUserProfileDetails = defineOperation({
  id: 'updateUserProfileDetails',
  summary: 'Set whether the welcome is shown',
  method: 'POST',
  path: '/users/update-user-profile-details',
  authorization: 'required',
  input: z.strictObject({ isPopUpShow }),
  output: z.object({ isPopUpShow }),
});
