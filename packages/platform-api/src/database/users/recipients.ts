import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { matchesPerson } from '../follow/people-pages.ts';
import { unblocked } from '../social/blocks.ts';
import { existsColumn } from '../statements/exists-column.ts';
import type { UserSummaryRow } from './user-summary.ts';

const MAX_RECIPIENTS = 5;

export interface RecipientRow extends UserSummaryRow {
  username: string;
  address: string;
  is_following: boolean;
}

/**
 * Users with a wallet: the one with exactly this username, in any letter case, first; then those whom the caller follows and
 * whose name or username contains the text.
 *
 * @param text without the @ of a username
 */
export async function selectRecipients(database: Database, callerId: number, text: string): Promise<RecipientRow[]> {
  const isExact = sql`lower(users.username) = lower(${text})`;
  // By the two indexes: an `or` over both would scan all users.
  const candidates = sql`select named.id from users named where lower(named.username) = lower(${text})
    union all select followed_id from follows where follower_id = ${callerId}`;
  const { rows } = await sql<RecipientRow>`
    select users.id user_id, users.name user_name, users.avatar user_avatar, users.profile_icon_color user_color, username,
      first_wallet.address, ${existsColumn(sql`follows where follows.followed_id = users.id and follows.follower_id = ${callerId}`)} is_following
    from users cross join lateral (
      select address from wallets where wallets.user_id = users.id order by linked_at, address limit 1
    ) first_wallet
    where users.id in (${candidates}) and (${isExact} or ${matchesPerson(undefined, text)}) and users.id <> ${callerId} and not users.is_inactive and ${unblocked(callerId, sql`users.id`)}
    order by (${isExact}) desc, users.name, users.id limit ${MAX_RECIPIENTS}`.execute(database);
  return rows;
}
