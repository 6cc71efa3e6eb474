import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { showsPresence } from '../settings/privacy-settings.ts';
import { unblocked } from '../social/blocks.ts';
import type { UserSummaryRow } from '../users/user-summary.ts';

/** Who is in a space: a member, or a visitor by a pseudonymous key. */
export type PresenceOwner = { userId: number } | { visitor: string };

const keyOf = (owner: PresenceOwner): string => ('userId' in owner ? `user:${owner.userId}` : owner.visitor);

/** Moves the person into the space, or keeps them in it. All times are of the database's clock. */
export async function upsertPresence(
  database: Database,
  owner: PresenceOwner,
  { spaceId, seconds }: { spaceId: number; seconds: number },
): Promise<void> {
  const userId = 'userId' in owner ? owner.userId : null;
  await sql`insert into space_presences as mine (presence_key, space_id, user_id, expires_at)
    values (${keyOf(owner)}, ${spaceId}, ${userId}, now() + make_interval(secs => ${seconds}))
    on conflict (presence_key) do update set space_id = excluded.space_id, expires_at = excluded.expires_at,
      entered_at = case when mine.space_id = excluded.space_id and mine.expires_at > now() then mine.entered_at else now() end
    `.execute(database);
}

export async function deletePresence(database: Database, owner: PresenceOwner, spaceId: number): Promise<void> {
  await database
    .deleteFrom('space_presences')
    .where('presence_key', '=', keyOf(owner))
    .where('space_id', '=', spaceId)
    .execute();
}

/** A column: the number of people in a space now. */
export const onlineCount = (spaceId: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from space_presences inside where inside.space_id = ${spaceId} and inside.expires_at > now())`;

/** The number of people in each of these spaces; 0 for an unknown id. */
export async function selectOnlineCounts(
  database: Database,
  spaceIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('space_presences')
    .select(['space_id', sql<number>`count(*)`.as('count')])
    .where('space_id', 'in', spaceIds)
    .where('expires_at', '>', sql<Date>`now()`)
    .groupBy('space_id')
    .execute();
  const found = new Map(rows.map(({ space_id, count }) => [space_id, count]));
  return new Map(spaceIds.map((id) => [id, found.get(id) ?? 0]));
}

/** The members who are in a space now, with its id. For the stand-ins of the demo, who are few. */
export async function selectPresentUsers(database: Database): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('space_presences')
    .select(['user_id', 'space_id'])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(rows.flatMap(({ user_id, space_id }) => (user_id === null ? [] : [[user_id, space_id]])));
}

export type PersonInSpaceRow = UserSummaryRow & { is_friend: boolean };

/** Other members in a space whom the caller may see: friends first, then who entered last. */
export async function selectPeopleInSpace(
  database: Database,
  callerId: number,
  spaceId: number,
  limit: number,
): Promise<PersonInSpaceRow[]> {
  const { rows } = await sql<PersonInSpaceRow>`select users.id user_id, users.name user_name, users.avatar user_avatar,
      users.profile_icon_color user_color,
      exists (select from follows where follower_id = ${callerId} and followed_id = users.id)
        and exists (select from follows where follower_id = users.id and followed_id = ${callerId}) is_friend
    from space_presences inside
      join users on users.id = inside.user_id and not users.is_inactive
    where inside.space_id = ${spaceId} and inside.expires_at > now() and users.id <> ${callerId}
      and ${unblocked(callerId, sql`users.id`)} and ${showsPresence(sql`users.id`)}
    order by is_friend desc, inside.entered_at desc, users.id limit ${limit}`.execute(database);
  return rows;
}

export type FriendPresenceRow = UserSummaryRow & {
  space_id: number | null;
  space_name: string | null;
  space_name_ja: string | null;
  space_entity_type: 'ENVIRONMENT' | 'MUSEUM' | 'USER_WORLD' | null;
  space_is_game: boolean | null;
  space_picture: string | null;
};

/** The caller's friends (each follows the other) who show their presence, with the space that they are in; those in a space first. */
export async function selectFriendPresences(
  database: Database,
  callerId: number,
  limit: number,
): Promise<FriendPresenceRow[]> {
  const { rows } = await sql<FriendPresenceRow>`select users.id user_id, users.name user_name, users.avatar user_avatar,
      users.profile_icon_color user_color, spaces.id space_id, spaces.name space_name, spaces.name_ja space_name_ja,
      spaces.entity_type space_entity_type, spaces.is_game space_is_game, spaces.picture space_picture
    from follows mine
      join follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = mine.follower_id
      join users on users.id = mine.followed_id and not users.is_inactive
      left join space_presences inside on inside.user_id = users.id and inside.expires_at > now()
      left join spaces on spaces.id = inside.space_id and spaces.hidden_at is null
    where mine.follower_id = ${callerId} and ${unblocked(callerId, sql`users.id`)} and ${showsPresence(sql`users.id`)}
    order by spaces.id is null, inside.entered_at desc, users.name, users.id limit ${limit}`.execute(database);
  return rows;
}

/** Safe in several instances at once. @returns the number of deleted rows */
export async function deleteExpiredPresences(database: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from space_presences where ctid = any(array(
    select ctid from space_presences where expires_at < now() for update skip locked))`.execute(database);
  return Number(numAffectedRows);
}
