import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { PlatformConfig } from '../../config/read-config.ts';
import type { Database } from '../../database/connect-database.ts';
import { pictureAddress } from '../../media/picture-address.ts';

const COLORS = ['#5b3df5', '#c026d3', '#0b7a4b', '#c2410c', '#0369a1', '#a21caf', '#b91c5c', '#4d7c0f'];

interface Found {
  user: SessionUser;
  isBanned: boolean;
}

/** The member whose wallet this is. @param address lower case */
export async function findMember(
  database: Database,
  address: string,
  config: PlatformConfig,
): Promise<Found | undefined> {
  const row = await database
    .selectFrom('wallets')
    .innerJoin('users', 'users.id', 'wallets.user_id')
    .selectAll('users')
    .select('wallets.address')
    .where('wallets.address', '=', address)
    .executeTakeFirst();
  return row && { user: toSessionUser(row, config), isBanned: row.is_banned };
}

export async function findMemberById(
  database: Database,
  id: number,
  config: PlatformConfig,
): Promise<Found | undefined> {
  const row = await database
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .selectAll('users')
    .select('wallets.address')
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row && { user: toSessionUser(row, config), isBanned: row.is_banned };
}

/** A new address becomes a new member. An email is kept as a claim and never finds or joins an account. */
export async function findOrCreateMember(database: Database, address: string, config: PlatformConfig, email?: string) {
  const known = await findMember(database, address, config);
  if (known) return known;
  const short = address.slice(2, 8);
  await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('users')
      .values({
        name: `Explorer ${short}`,
        username: `explorer${address.slice(2)}`,
        profile_icon_color: COLORS[Number.parseInt(short, 16) % COLORS.length] ?? '#5b3df5',
        unverified_email: email ?? null,
      })
      .onConflict((conflict) => conflict.column('username').doUpdateSet({ username: `explorer${address.slice(2)}` }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('wallets')
      .values({ address, user_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const made = await findMember(database, address, config);
  if (!made) throw new Error('A member was made and is not there.');
  return made;
}

interface MemberRow {
  id: number;
  name: string;
  username: string;
  avatar: string | null;
  profile_icon_color: string;
  unverified_email: string | null;
  is_popup_shown: boolean;
  address: string;
}

function toSessionUser(row: MemberRow, config: PlatformConfig): SessionUser {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar && pictureAddress(config, row.avatar),
    profileIconColor: row.profile_icon_color,
    email: row.unverified_email,
    userProfile: { username: row.username, isPopUpShow: row.is_popup_shown },
    userWallet: { address: row.address },
  };
}
