import type { Database } from '../../database/connect-database.ts';
import { findIdentityOwner, findIssuersByEmail, type IdentityKey, insertIdentity } from '../../database/identities.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import { updateUser } from '../../database/users.ts';
import { nameFromElsewhere } from './default-names.ts';
import { createMember } from './members.ts';

interface Identity extends IdentityKey {
  /** Their name at the other service: the first name of a new user, who may change it. */
  name: string;
}

/** Finds the user with this identity, or creates one. Concurrent logins with one identity get the same user. */
export async function findOrCreateByIdentity(database: Database, { name, ...identity }: Identity) {
  const known = await findIdentityOwner(database, identity);
  if (known) return { userId: known.id, isBanned: known.is_banned };
  const newUser = { name: nameFromElsewhere(name), color: Number(identity.subject.slice(-4)), email: null };
  await createMember(database, newUser, (transaction, userId) => insertIdentity(transaction, identity, userId));
  const created = await findIdentityOwner(database, identity);
  if (!created) throw new Error('A user was created and cannot be found.');
  return { userId: created.id, isBanned: created.is_banned };
}

/**
 * How another account, which has verified this email, logs in: the issuers of its identities, or `wallet`.
 *
 * @returns null when no other account has verified it
 */
export async function findLoginMethods(
  database: Database,
  email: string,
  exceptUserId: number | undefined,
): Promise<string[] | null> {
  const issuers = await findIssuersByEmail(database, email, exceptUserId);
  if (!issuers) return null;
  return issuers.length > 0 ? issuers : ['wallet'];
}

/**
 * Stores the identity, and the verified email, of the owner of a wallet.
 *
 * @returns which of the two belongs to another member already; null when both are stored
 */
export async function storeIdentity(
  database: Database,
  userId: number,
  { email, ...identity }: IdentityKey & { email: string | null },
): Promise<'identity' | 'email' | null> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await insertIdentity(transaction, identity, userId);
      const owner = await findIdentityOwner(transaction, identity);
      if (owner?.id !== userId) return 'identity';
      if (email) await updateUser(transaction, userId, { verified_email: email });
      return null;
    });
  } catch (error) {
    // A concurrent login stored this email after `findLoginMethods`.
    if (violatesUnique(error, 'users_by_verified_email')) return 'email';
    throw error;
  }
}
