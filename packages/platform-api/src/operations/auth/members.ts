import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { GENERATED_USERNAME_PREFIX } from '@xana/validation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { insertWallet } from '../../database/auth/identities.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { type AccountRow, findAccount, findAccountByWallet, insertUser } from '../../database/users/users.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { profileColor } from '../users/profile-colors.ts';
import { defaultName } from './default-names.ts';

interface Member {
  user: SessionUser;
  isBanned: boolean;
}

/** @param address of a wallet, lower case */
export async function findMember(
  database: Database,
  address: string,
  config: PlatformConfig,
): Promise<Member | undefined> {
  const row = await findAccountByWallet(database, address);
  return row && toMember(row, config);
}

/** @param wallet the one to return of several: that of the session */
export async function findMemberById(
  database: Database,
  id: number,
  config: PlatformConfig,
  wallet?: string | null,
): Promise<Member | undefined> {
  const row = await findAccount(database, id, wallet ?? null);
  return row && toMember(row, config);
}

/** A new wallet address becomes a new user. Its email is stored as unverified and never finds or joins an account. */
export async function findOrCreateMember(database: Database, address: string, config: PlatformConfig, email?: string) {
  const known = await findMember(database, address, config);
  if (known) return known;
  const color = Number.parseInt(address.slice(2, 8), 16);
  const newUser = { name: defaultName(), color, email: email ?? null };
  await createMember(database, newUser, (transaction, userId) => insertWallet(transaction, address, userId));
  const created = await findMember(database, address, config);
  if (!created) throw new Error('A user was created and cannot be found.');
  return created;
}

class AlreadyClaimedError extends Error {}

/**
 * Creates a user together with their wallet or identity. The username is random: one that follows from a wallet or an id
 * could be taken by another user before.
 *
 * @param claim inserts the wallet or identity; returns false when a concurrent login inserted it first, and then no user
 *   is created
 */
export async function createMember(
  database: Database,
  { name, color, email }: { name: string; color: number; email: string | null },
  claim: (transaction: Database, userId: number) => Promise<boolean>,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const id = await insertUser(transaction, {
        name,
        username: `${GENERATED_USERNAME_PREFIX}${randomBytes(8).toString('hex')}`,
        profileIconColor: profileColor(color),
        unverifiedEmail: email,
      });
      if (!(await claim(transaction, id))) throw new AlreadyClaimedError();
    });
  } catch (error) {
    if (!(error instanceof AlreadyClaimedError)) throw error;
  }
}

function toMember(row: AccountRow, config: PlatformConfig): Member {
  const user = {
    id: row.id,
    name: row.name,
    avatar: row.avatar && pictureAddress(config, row.avatar),
    profileIconColor: row.profile_icon_color,
    email: row.verified_email ?? row.unverified_email,
    userProfile: { username: row.username, isPopUpShow: row.is_popup_shown },
    userWallet: { address: row.address ?? '' },
    deletionAt: row.deletion_at?.toISOString() ?? null,
  };
  return { user, isBanned: row.is_banned };
}
