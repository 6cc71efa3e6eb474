import type { FieldErrorCode } from '@xana/contracts/error-codes';
import type { updateProfile as contract } from '@xana/contracts/http/users/update-profile';
import type { InputOf } from '@xana/contracts/operation';
import { isTag } from '@xana/contracts/tags';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import {
  isDiscordInvite,
  isEmail,
  isInstagramHandle,
  isPersonName,
  isPhoneNumber,
  isReservedName,
  isTwitterHandle,
  isUsername,
  isWebLink,
  isWithin,
  isYoutubeProfile,
  tidyText,
} from '@xana/validation';
import { sql, type Updateable } from 'kysely';
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Tables } from '../../database/tables.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { resubmitProfile } from '../../operator/review-profile.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';
import { readOwnProfile } from './read-own-profile.ts';

type Input = InputOf<typeof contract>;
type Changes = Updateable<Tables['users']>;
type TextField = Exclude<keyof Input, 'avatar' | 'banner' | 'tags'>;

/** The rule of each field (VA-02 to VA-11), its code, and where it is kept. These two are never empty. */
const FIELDS: Record<
  TextField,
  { column: Column; isValid(text: string): boolean; code: FieldErrorCode; isRequired?: true }
> = {
  name: { column: 'name', isValid: isPersonNameOrGiven, code: 'NAME_NOT_VALID', isRequired: true },
  username: { column: 'username', isValid: isUsername, code: 'USERNAME_NOT_VALID', isRequired: true },
  bio: { column: 'bio', isValid: (text) => isWithin(text, 1, TEXT_LIMITS.bio), code: 'BIO_TOO_LONG' },
  email: { column: 'email', isValid: isEmail, code: 'VALID-EMAIL' },
  phoneNumber: { column: 'phone_number', isValid: isPhoneNumber, code: 'PHONE_NOT_VALID' },
  instagram: { column: 'instagram', isValid: isInstagramHandle, code: 'INSTAGRAM_NOT_VALID' },
  twitter: { column: 'twitter', isValid: isTwitterHandle, code: 'TWITTER_NOT_VALID' },
  discord: { column: 'discord', isValid: isDiscordInvite, code: 'DISCORD_NOT_VALID' },
  youtube: { column: 'youtube', isValid: isYoutubeProfile, code: 'URL_NOT_VALID' },
  website: { column: 'website', isValid: isWebLink, code: 'LINK_NOT_VALID' },
};

type Column =
  | 'name'
  | 'username'
  | 'bio'
  | 'email'
  | 'phone_number'
  | 'instagram'
  | 'twitter'
  | 'discord'
  | 'youtube'
  | 'website';

function isPersonNameOrGiven(text: string): boolean {
  return isPersonName(text) && isWithin(text, 1, TEXT_LIMITS.personName);
}

export const updateProfile: Handler<typeof contract> = async (call) => {
  const { input, database, caller, apiError } = call;
  await requireFreeNames(call);
  const changes: Changes = { ...readTexts(input), ...(await readPictures(call)), ...readTags(input) };
  if (Object.keys(changes).length > 0) {
    try {
      await database.transaction().execute(async (transaction) => {
        if (changes.twitter && (await isTwitterApproved(transaction, caller.userId, changes.twitter)))
          throw apiError('USER.USER_WITH_TWITTER_ALREADY_EXIST');
        await transaction.updateTable('users').set(changes).where('id', '=', caller.userId).execute();
        await resubmitProfile(transaction, caller.userId);
      });
    } catch (error) {
      const isTaken = ['users_username_key', 'users_by_folded_username'].some((name) => violatesUnique(error, name));
      if (isTaken) throw apiError('USER.USER_ALREADY EXISTS');
      if (violatesUnique(error, 'users_by_approved_twitter')) throw apiError('USER.USER_WITH_TWITTER_ALREADY_EXIST');
      throw error;
    }
  }
  const profile = await readOwnProfile(call, caller.userId);
  if (!profile) throw new Error('A member changed their profile and is not there.');
  return profile;
};

/** @throws ApiError NAME_RESERVED; an account of the platform's own keeps the name that operators gave it */
async function requireFreeNames({ input, database, caller, apiError }: Call<typeof contract>): Promise<void> {
  const wanted = { name: input.name?.trim() ?? '', username: input.username?.trim() ?? '' };
  if (!isReservedName(wanted.name) && !isReservedName(wanted.username)) return;
  const has = await database
    .selectFrom('users')
    .select(['name', 'username'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const isNew = (field: 'name' | 'username') => isReservedName(wanted[field]) && wanted[field] !== has[field];
  if (isNew('name') || isNew('username')) throw apiError('NAME_RESERVED');
}

/** Whether another approved profile has this handle, in any letter case. */
async function isTwitterApproved(transaction: Database, userId: number, handle: string): Promise<boolean> {
  const holder = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql`lower(twitter)`, '=', handle.toLowerCase())
    .where('approval_state', '=', 'approved')
    .where('id', '<>', userId)
    .executeTakeFirst();
  return holder !== undefined;
}

function readTexts(input: Input): Changes {
  const changes: Partial<Record<Column, string | null>> = {};
  for (const [field, { column, isValid, code, isRequired }] of Object.entries(FIELDS)) {
    const text = readField(input[field as TextField], field);
    if (text === undefined) continue;
    if (text === '' ? isRequired : !isValid(text)) throw apiError(code);
    changes[column] = text === '' && column !== 'bio' ? null : text;
  }
  // The two that must not be null were refused when they are empty, and an empty bio stays a text.
  return changes as Changes;
}

/** A bio has lines and is tidied; what is wrong with any other field is said. */
const readField = (text: string | undefined, field: string) =>
  field === 'bio' ? text && tidyText(text) : text?.trim();

async function readPictures(call: Call<typeof contract>) {
  const changes: { avatar?: string | null; banner?: string | null } = {};
  for (const field of ['avatar', 'banner'] as const) {
    const address = call.input[field];
    if (address === undefined) continue;
    changes[field] = address === '' ? null : await ownPictureKey(call, call.caller.userId, address);
  }
  return changes;
}

function readTags({ tags }: Input): { tags?: string[] } {
  if (!tags) return {};
  const keys = [...new Set(tags.map((tag) => tag.toLowerCase()))];
  if (!keys.every(isTag)) throw apiError('INPUT_INVALID', 'Invalid value of "tags"');
  return { tags: keys };
}
