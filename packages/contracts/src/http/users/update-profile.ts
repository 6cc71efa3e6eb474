import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { ownProfile } from './own-profile.ts';

/** The rule of each field has a code of its own; here only what no form can send. */
const text = z.optional(z.string().check(z.maxLength(6_000), z.regex(/^[^\0]*$/)));

export const updateProfile = defineOperation({
  id: 'updateProfile',
  summary: 'Changes the fields that are given; an empty one is taken out. All are changed or none.',
  method: 'POST',
  path: '/users/v3/update-profile',
  authorization: 'required',
  input: z.strictObject({
    name: text,
    username: text,
    bio: text,
    email: text,
    phoneNumber: text,
    instagram: text,
    twitter: text,
    discord: text,
    youtube: text,
    website: text,
    /** Where an uploaded picture of one’s own is. */
    avatar: text,
    banner: text,
    tags: z.optional(z.array(tagName).check(z.maxLength(52))),
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
  ],
});
