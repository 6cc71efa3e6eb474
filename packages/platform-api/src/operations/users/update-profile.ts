import type { updateProfile as contract } from '@xana/contracts/http/users/profiles';
import type { InputOf } from '@xana/contracts/operation';
import { isTag } from '@xana/contracts/tags';
import { type ProfileTextName, profileTextProblem, tidyProfileText } from '@xana/validation';
import { apiError } from '../../api-error.ts';
import { findAvatar } from '../../database/avatars/avatars.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { violatesUnique } from '../../database/connection/unique-violation.ts';
import { updateApproval } from '../../database/moderation/profile-reviews.ts';
import {
  findNames,
  findOwnProfile,
  isTwitterApproved,
  type UserChanges,
  updateProfileOf,
  violatesUsername,
} from '../../database/users/users.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { ownPictureKey } from '../uploads/store-picture.ts';
import { toOwnProfile } from './to-profile.ts';
import { imitatesApproved, looksReserved } from './usernames.ts';

type Input = InputOf<typeof contract>;
/** The column of each text. */
const COLUMNS = {
  name: 'name',
  username: 'username',
  bio: 'bio',
  email: 'email',
  phoneNumber: 'phone_number',
  instagram: 'instagram',
  twitter: 'twitter',
  discord: 'discord',
  youtube: 'youtube',
  website: 'website',
} satisfies Record<ProfileTextName, keyof UserChanges>;
const TEXT_NAMES = Object.keys(COLUMNS) as ProfileTextName[];

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
    if (violatesUsername(error)) throw apiError('USER.USER_ALREADY EXISTS');
    if (violatesUnique(error, 'users_by_approved_twitter')) throw apiError('USER.USER_WITH_TWITTER_ALREADY_EXIST');
    throw error;
  }
}

/**
 * A member keeps the name that they have: an official account keeps a reserved one, and the profile of another member with the
 * same name may be approved later.
 *
 * @throws ApiError NAME_RESERVED
 */
async function requireUnreservedNames({ input, database, caller, apiError }: Call<typeof contract>): Promise<void> {
  if (input.name === undefined && input.username === undefined) return;
  const current = await findNames(database, caller.userId);
  const name = tidyProfileText('name', input.name ?? current.name);
  const username = tidyProfileText('username', input.username ?? current.username);
  const isRefused =
    (username !== current.username && looksReserved(username)) ||
    (name !== current.name && (looksReserved(name) || (await imitatesApproved(database, name, caller.userId))));
  if (isRefused) throw apiError('NAME_RESERVED');
}

function readTexts(input: Input): UserChanges {
  const changes: Partial<Record<keyof UserChanges, string | null>> = {};
  for (const name of TEXT_NAMES) {
    const written = input[name];
    if (written === undefined) continue;
    const text = tidyProfileText(name, written);
    const problem = profileTextProblem(name, text);
    if (problem) throw apiError(problem);
    changes[COLUMNS[name]] = text === '' && name !== 'bio' ? null : text;
  }
  // Required fields are never null here, and an empty bio stays an empty text.
  return changes as UserChanges;
}

async function readPictures(call: Call<typeof contract>): Promise<UserChanges> {
  const changes: UserChanges = {};
  for (const field of ['avatar', 'banner'] as const) {
    const address = call.input[field];
    if (address === undefined) continue;
    changes[field] = address === '' ? null : await ownPictureKey(call, call.caller.userId, address);
  }
  if (call.input.avatarId !== undefined) {
    const worn = await findAvatar(call.database, call.input.avatarId);
    if (!worn) throw apiError('TARGET_NOT_FOUND');
    changes.avatar = worn.picture;
  }
  return changes;
}

function readTags({ tags }: Input): UserChanges {
  if (!tags) return {};
  const keys = [...new Set(tags.map((tag) => tag.toLowerCase()))];
  if (!keys.every(isTag)) throw apiError('INPUT_INVALID', 'Field "tags" must contain known tags only.');
  return { tags: keys };
}
