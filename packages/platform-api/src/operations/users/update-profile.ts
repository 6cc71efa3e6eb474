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
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connect-database.ts';
import { updateApproval } from '../../database/profile-reviews.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import {
  findNames,
  findOwnProfile,
  isTwitterApproved,
  type UserChanges,
  updateProfileOf,
} from '../../database/users.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';
import { toOwnProfile } from './to-profile.ts';

type Input = InputOf<typeof contract>;
type TextField = Exclude<keyof Input, 'version' | 'avatar' | 'banner' | 'tags'>;

interface TextRule {
  column: keyof UserChanges;
  isValid(text: string): boolean;
  code: FieldErrorCode;
  isRequired?: true;
}

/** The column, the rule (VA-02 to VA-11) and the error code of each text field. */
const TEXT_FIELDS = {
  name: { column: 'name', isValid: isName, code: 'NAME_NOT_VALID', isRequired: true },
  username: { column: 'username', isValid: isUsername, code: 'USERNAME_NOT_VALID', isRequired: true },
  bio: { column: 'bio', isValid: (text) => isWithin(text, 1, TEXT_LIMITS.bio), code: 'BIO_TOO_LONG' },
  email: { column: 'email', isValid: isEmail, code: 'VALID-EMAIL' },
  phoneNumber: { column: 'phone_number', isValid: isPhoneNumber, code: 'PHONE_NOT_VALID' },
  instagram: { column: 'instagram', isValid: isInstagramHandle, code: 'INSTAGRAM_NOT_VALID' },
  twitter: { column: 'twitter', isValid: isTwitterHandle, code: 'TWITTER_NOT_VALID' },
  discord: { column: 'discord', isValid: isDiscordInvite, code: 'DISCORD_NOT_VALID' },
  youtube: { column: 'youtube', isValid: isYoutubeProfile, code: 'URL_NOT_VALID' },
  website: { column: 'website', isValid: isWebLink, code: 'LINK_NOT_VALID' },
} satisfies Record<TextField, TextRule>;

function isName(text: string): boolean {
  return isPersonName(text) && isWithin(text, 1, TEXT_LIMITS.personName);
}

export const updateProfile: Handler<typeof contract> = async (call) => {
  const { input, database, caller, config } = call;
  await requireUnreservedNames(call);
  const changes: UserChanges = { ...readTexts(input), ...(await readPictures(call)), ...readTags(input) };
  if (Object.keys(changes).length > 0)
    await saveChanges(database, { userId: caller.userId, version: input.version }, changes);
  const row = await findOwnProfile(database, caller.userId);
  if (!row) throw new Error('The profile that was updated does not exist.');
  return toOwnProfile(config, row);
};

/** Saves the changes, and submits a disapproved profile for review again; any other profile keeps its approval. */
async function saveChanges(
  database: Database,
  profile: { userId: number; version: number | undefined },
  changes: UserChanges,
): Promise<void> {
  const { userId } = profile;
  const resubmission = {
    from: 'disapproved',
    to: 'pending',
    reviewer: 'member',
    reason: 'The member edited it.',
  } as const;
  try {
    await database.transaction().execute(async (transaction) => {
      if (changes.twitter && (await isTwitterApproved(transaction, changes.twitter, userId)))
        throw apiError('USER.USER_WITH_TWITTER_ALREADY_EXIST');
      if (!(await updateProfileOf(transaction, profile, changes))) throw apiError('PROFILE_CHANGED');
      await updateApproval(transaction, { userId, ...resubmission });
    });
  } catch (error) {
    const isTaken = ['users_username_key', 'users_by_folded_username'].some((name) => violatesUnique(error, name));
    if (isTaken) throw apiError('USER.USER_ALREADY EXISTS');
    if (violatesUnique(error, 'users_by_approved_twitter')) throw apiError('USER.USER_WITH_TWITTER_ALREADY_EXIST');
    throw error;
  }
}

/** An official account keeps the reserved name that operators gave it. @throws ApiError NAME_RESERVED */
async function requireUnreservedNames({ input, database, caller, apiError }: Call<typeof contract>): Promise<void> {
  const wanted = { name: input.name?.trim() ?? '', username: input.username?.trim() ?? '' };
  if (!isReservedName(wanted.name) && !isReservedName(wanted.username)) return;
  const current = await findNames(database, caller.userId);
  const isNew = (field: 'name' | 'username') => isReservedName(wanted[field]) && wanted[field] !== current[field];
  if (isNew('name') || isNew('username')) throw apiError('NAME_RESERVED');
}

function readTexts(input: Input): UserChanges {
  const changes: Partial<Record<keyof UserChanges, string | null>> = {};
  for (const [field, rule] of Object.entries<TextRule>(TEXT_FIELDS)) {
    const text = readField(input[field as TextField], field);
    if (text === undefined) continue;
    if (text === '' ? rule.isRequired : !rule.isValid(text)) throw apiError(rule.code);
    changes[rule.column] = text === '' && field !== 'bio' ? null : text;
  }
  // Required fields are never null here, and an empty bio stays an empty text.
  return changes as UserChanges;
}

const readField = (text: string | undefined, field: string) =>
  field === 'bio' ? text && tidyText(text) : text?.trim();

async function readPictures(call: Call<typeof contract>): Promise<UserChanges> {
  const changes: UserChanges = {};
  for (const field of ['avatar', 'banner'] as const) {
    const address = call.input[field];
    if (address === undefined) continue;
    changes[field] = address === '' ? null : await ownPictureKey(call, call.caller.userId, address);
  }
  return changes;
}

function readTags({ tags }: Input): UserChanges {
  if (!tags) return {};
  const keys = [...new Set(tags.map((tag) => tag.toLowerCase()))];
  if (!keys.every(isTag)) throw apiError('INPUT_INVALID', 'Field "tags" must contain known tags only.');
  return { tags: keys };
}
