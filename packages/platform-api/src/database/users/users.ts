import { sql, type Updateable } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { violatesUnique } from '../connection/unique-violation.ts';
import { unblocked } from '../social/blocks.ts';
import { existsColumn } from '../statements/exists-column.ts';
import type { Tables } from '../tables.ts';

export type UserChanges = Updateable<Tables['users']>;
export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;
export type UserProfileRow = NonNullable<Awaited<ReturnType<typeof findUserProfile>>>;
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function hasUser(database: Database, id: number): Promise<boolean> {
  const found = await database.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** The columns that public and own profiles share. */
const PROFILE_COLUMNS = [
  'users.id',
  'users.name',
  'users.username',
  'users.avatar',
  'users.banner',
  'users.bio',
  'users.profile_icon_color',
  'users.tags',
  'users.approval_state',
  'users.instagram',
  'users.twitter',
  'users.discord',
  'users.youtube',
  'users.website',
] as const;

/** What a member sees of their own profile. */
export function findOwnProfile(database: Database, id: number) {
  return database
    .selectFrom('users')
    .select(PROFILE_COLUMNS)
    .select(['users.email', 'users.phone_number', 'users.is_popup_shown', 'users.profile_version'])
    .select(
      sql<string | null>`(select reason from profile_reviews
        where profile_reviews.user_id = users.id and users.approval_state = 'disapproved'
        order by profile_reviews.id desc limit 1)`.as('approval_reason'),
    )
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** What others see of a profile; undefined for a banned or deleted user and where one of the two blocked the other. */
export function findUserProfile(database: Database, id: number, callerId: number | null) {
  return database
    .selectFrom('users')
    .innerJoin('user_counts', 'user_counts.user_id', 'users.id')
    .select(PROFILE_COLUMNS)
    .select(['users.created_at', 'user_counts.followers', 'user_counts.followings', 'user_counts.posts'])
    .select(walletOf(null))
    .select([
      sql<number>`(select count(*) from spaces where creator_id = users.id and hidden_at is null)`.as('spaces'),
      existsColumn(sql`close_friends where friend_id = users.id and user_id = ${callerId ?? 0}`).as('is_close_friend'),
      existsColumn(sql`follows where followed_id = users.id and follower_id = ${callerId ?? 0}`).as('is_following'),
      existsColumn(sql`follows where followed_id = ${callerId ?? 0} and follower_id = users.id`).as('follows_you'),
      existsColumn(sql`mutes where muted_id = users.id and user_id = ${callerId ?? 0}`).as('is_muted'),
    ])
    .where('users.id', '=', id)
    .where('is_inactive', '=', false)
    .where(unblocked(callerId, sql`users.id`))
    .executeTakeFirst();
}

export function findNames(database: Database, id: number): Promise<{ name: string; username: string }> {
  return database.selectFrom('users').select(['name', 'username']).where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Changes the profile and its version.
 *
 * @returns false, without a change, when `version` is given and is not the current one
 * @throws as `updateUser`
 */
export async function updateProfileOf(
  database: Database,
  { userId, version }: { userId: number; version: number | undefined },
  changes: UserChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ ...changes, profile_version: sql`profile_version + 1` })
    .where('id', '=', userId)
    .$if(version !== undefined, (query) => query.where('profile_version', '=', version ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether another user has this username, in any letter case. */
export async function isUsernameTaken(database: Database, username: string, exceptUserId: number): Promise<boolean> {
  const holder = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('id', '<>', exceptUserId)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Those of some usernames, in lower case, that are taken. */
export async function selectTakenUsernames(database: Database, usernames: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select(sql<string>`lower(username)`.as('username'))
    .where(sql<boolean>`lower(username) = any(${usernames}::text[])`)
    .execute();
  return rows.map(({ username }) => username);
}

/** @throws a unique violation of `users_username_key`, `users_by_folded_username` or `users_by_approved_twitter` */
export async function updateUser(database: Database, id: number, changes: UserChanges): Promise<void> {
  await database.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Whether the update failed because another user has the username, in any letter case. */
export const violatesUsername = (error: unknown): boolean =>
  ['users_username_key', 'users_by_folded_username'].some((name) => violatesUnique(error, name));

/** The names of all approved profiles, by the index `users_by_approved_name`. */
export const selectApprovedNames = (database: Database): Promise<{ id: number; name: string }[]> =>
  database.selectFrom('users').select(['id', 'name']).where('approval_state', '=', 'approved').execute();

/** Whether the profile of another user with this Twitter handle, in any letter case, is approved. */
export async function isTwitterApproved(database: Database, handle: string, exceptUserId: number): Promise<boolean> {
  const holder = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(twitter)`, '=', handle.toLowerCase())
    .where('approval_state', '=', 'approved')
    .where('id', '<>', exceptUserId)
    .executeTakeFirst();
  return holder !== undefined;
}

/** The wallet of a user: the preferred one while it is theirs, else the oldest one. */
const walletOf = (preferred: string | null) =>
  sql<string | null>`(select wallets.address from wallets where wallets.user_id = users.id
    order by (wallets.address = ${preferred ?? ''}) desc, wallets.linked_at, wallets.address limit 1)`.as('address');

const ACCOUNT_COLUMNS = [
  'users.id',
  'users.name',
  'users.username',
  'users.avatar',
  'users.profile_icon_color',
  'users.unverified_email',
  'users.verified_email',
  'users.is_popup_shown',
  'users.is_banned',
  'users.deletion_at',
] as const;

/**
 * The account of a user. A user who came by Telegram has no wallet: `address` is null.
 *
 * @param wallet the one to return of several, lower case
 */
export function findAccount(database: Database, id: number, wallet: string | null = null) {
  return database
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .select(walletOf(wallet))
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** @param address lower case */
export function findAccountByWallet(database: Database, address: string) {
  return database
    .selectFrom('wallets')
    .innerJoin('users', 'users.id', 'wallets.user_id')
    .select([...ACCOUNT_COLUMNS, 'wallets.address'])
    .where('wallets.address', '=', address)
    .executeTakeFirst();
}

interface NewUser {
  name: string;
  username: string;
  profileIconColor: string;
  unverifiedEmail: string | null;
}

export async function insertUser(
  database: Database,
  { name, username, profileIconColor, unverifiedEmail }: NewUser,
): Promise<number> {
  const { id } = await database
    .insertInto('users')
    .values({ name, username, profile_icon_color: profileIconColor, unverified_email: unverifiedEmail })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
