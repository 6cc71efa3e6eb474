import {
  findIdentityOwner,
  findIssuersByEmail,
  type IdentityKey,
  insertIdentity,
  lockEmail,
  updateIdentity,
} from '../../database/auth/identities.ts';
import { lockUser } from '../../database/auth/login-methods.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { updateUser } from '../../database/users/users.ts';
import { imitatesApproved } from '../users/usernames.ts';
import { defaultName, nameFromElsewhere } from './default-names.ts';
import { createMember } from './members.ts';

interface Identity extends IdentityKey {
  /** Their name at the other service: the first name of a new user, who may change it. */
  name: string;
}

/** Finds the user with this identity, or creates one. Concurrent logins with one identity get the same user. */
export async function findOrCreateByIdentity(database: Database, { name, ...identity }: Identity) {
  const known = await findIdentityOwner(database, identity);
  if (known) return { userId: known.id, isBanned: known.is_banned };
  const wanted = nameFromElsewhere(name);
  const given = (await imitatesApproved(database, wanted)) ? defaultName() : wanted;
  const newUser = { name: given, color: Number(identity.subject.slice(-4)), email: null };
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

interface ProvenIdentity extends IdentityKey {
  /** Verified by the service. */
  email: string | null;
  /** Lower case. */
  walletAddress: string;
}

/**
 * Stores the identity, and the verified email, of the owner of a wallet.
 *
 * @returns which of the two belongs to another member already; null when both are stored
 */
export async function storeIdentity(
  database: Database,
  userId: number,
  identity: ProvenIdentity,
): Promise<'identity' | 'email' | null> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const taken = await claimIdentity(transaction, userId, identity);
      if (taken) throw new TakenError(taken);
      return null;
    });
  } catch (error) {
    if (error instanceof TakenError) return error.what;
    throw error;
  }
}

/** Rolls back the transaction. */
class TakenError extends Error {
  readonly what: 'identity' | 'email';

  constructor(what: 'identity' | 'email') {
    super(`The ${what} belongs to another member.`);
    this.what = what;
  }
}

/** As `storeIdentity`, in a transaction of the caller, who rolls it back when something is taken. */
export async function claimIdentity(
  transaction: Database,
  userId: number,
  identity: ProvenIdentity,
): Promise<'identity' | 'email' | null> {
  const { email } = identity;
  // In the same order everywhere, against deadlocks: the account, then the email.
  await lockUser(transaction, userId);
  // A concurrent login may have stored this email after `findLoginMethods`.
  if (email) {
    await lockEmail(transaction, email);
    if (await findIssuersByEmail(transaction, email, userId)) return 'email';
  }
  await insertIdentity(transaction, identity, userId);
  if ((await findIdentityOwner(transaction, identity))?.id !== userId) return 'identity';
  await updateIdentity(transaction, identity);
  if (email) await updateUser(transaction, userId, { verified_email: email });
  return null;
}
