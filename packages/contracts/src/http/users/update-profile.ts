import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id, tagName } from '../fields.ts';
import { ownProfile } from './own-profile.ts';

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
