import { sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import { nameFromElsewhere } from './default-names.ts';
import { createMember } from './members.ts';

interface Identity {
  issuer: string;
  subject: string;
  /** What they call themselves there; a first name here, which they may change. */
  name: string;
}

/** Who this is at another service becomes a member of ours, the same one each time, also for two who come at once. */
export async function findOrCreateByIdentity(database: Database, { issuer, subject, name }: Identity) {
  const find = () =>
    database
      .selectFrom('identities')
      .innerJoin('users', 'users.id', 'identities.user_id')
      .select(['users.id', 'users.is_banned'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  const known = await find();
  if (known) return { userId: known.id, isBanned: known.is_banned };
  const newcomer = {
    name: nameFromElsewhere(name),
    color: Number(subject.slice(-4)),
    email: null,
  };
  await createMember(database, newcomer, (transaction, user_id) =>
    transaction
      .insertInto('identities')
      .values({ issuer, subject, user_id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst(),
  );
  const made = await find();
  if (!made) throw new Error('A member was made and is not there.');
  return { userId: made.id, isBanned: made.is_banned };
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
  const owner = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(verified_email)`, '=', email.toLowerCase())
    .where('id', '<>', exceptUserId ?? 0)
    .executeTakeFirst();
  if (!owner) return null;
  const rows = await database.selectFrom('identities').select('issuer').where('user_id', '=', owner.id).execute();
  return rows.length > 0 ? rows.map(({ issuer }) => issuer) : ['wallet'];
}

/**
 * Writes down that a service has proven who the owner of a wallet is.
 *
 * @returns which of the two belongs to another member already; null when both are stored
 */
export async function proveIdentity(
  database: Database,
  userId: number,
  { issuer, subject, email }: { issuer: string; subject: string; email: string | null },
): Promise<'identity' | 'email' | null> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('identities')
        .values({ issuer, subject, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const owner = await transaction
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow();
      if (owner.user_id !== userId) return 'identity';
      if (email)
        await transaction.updateTable('users').set({ verified_email: email }).where('id', '=', userId).execute();
      return null;
    });
  } catch (error) {
    // Another login with this email was stored since the caller looked.
    if (violatesUnique(error, 'users_by_verified_email')) return 'email';
    throw error;
  }
}
