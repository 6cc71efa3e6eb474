import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { PlatformConfig } from '../../config/read-config.ts';
import type { Database } from '../../database/connect-database.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { profileColor } from '../users/profile-colors.ts';
import { defaultName } from './default-names.ts';

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
    // Whoever came by Telegram has no wallet.
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
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
  const color = Number.parseInt(address.slice(2, 8), 16);
  const newcomer = { name: defaultName(), color, email: email ?? null };
  await createMember(database, newcomer, (transaction, user_id) =>
    transaction
      .insertInto('wallets')
      .values({ address, user_id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst(),
  );
  const made = await findMember(database, address, config);
  if (!made) throw new Error('A member was made and is not there.');
  return made;
}

class TakenMeanwhile extends Error {}

/**
 * Makes a member who owns what they came with. Their username is nobody's choice: one that follows from a wallet or an
 * id could be taken by somebody else before, who would then share the account.
 *
 * @param claim says nothing when another one got it at the same moment; then nobody is made
 */
export async function createMember(
  database: Database,
  { name, color, email }: { name: string; color: number; email: string | null },
  claim: (transaction: Database, userId: number) => Promise<object | undefined>,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('users')
        .values({
          name,
          username: `explorer${randomBytes(8).toString('hex')}`,
          profile_icon_color: profileColor(color),
          unverified_email: email,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (!(await claim(transaction, id))) throw new TakenMeanwhile();
    });
  } catch (error) {
    if (!(error instanceof TakenMeanwhile)) throw error;
  }
}

interface MemberRow {
  id: number;
  name: string;
  username: string;
  avatar: string | null;
  profile_icon_color: string;
  unverified_email: string | null;
  verified_email: string | null;
  is_popup_shown: boolean;
  address: string | null;
}

function toSessionUser(row: MemberRow, config: PlatformConfig): SessionUser {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar && pictureAddress(config, row.avatar),
    profileIconColor: row.profile_icon_color,
    email: row.verified_email ?? row.unverified_email,
    userProfile: { username: row.username, isPopUpShow: row.is_popup_shown },
    userWallet: { address: row.address ?? '' },
  };
}
