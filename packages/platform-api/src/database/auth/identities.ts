import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';

/** A user at another login service. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** @returns false when the wallet belongs to a user already @param address lower case */
export const insertWallet = (database: Database, address: string, userId: number): Promise<boolean> =>
  insertNew(database, 'wallets', { address, user_id: userId });

interface NewIdentity extends IdentityKey {
  /** The wallet of a social login, lower case. */
  walletAddress?: string;
  email?: string | null;
}

/** @returns false when the identity belongs to a user already, who may be this one */
export async function insertIdentity(
  database: Database,
  { issuer, subject, walletAddress, email }: NewIdentity,
  userId: number,
): Promise<boolean> {
  const row = { issuer, subject, wallet_address: walletAddress ?? null, verified_email: email ?? null };
  return insertNew(database, 'identities', { ...row, user_id: userId });
}

/** A social login may change its email; a released identity has no wallet yet. */
export async function updateIdentity(
  database: Database,
  { issuer, subject, walletAddress, email }: Required<NewIdentity>,
): Promise<void> {
  await database
    .updateTable('identities')
    .set({ wallet_address: walletAddress, last_used_at: new Date(), ...(email ? { verified_email: email } : {}) })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Serializes the claims of one email until the end of the transaction. */
export async function lockEmail(transaction: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email.toLowerCase()}`}, 0))`.execute(transaction);
}

export function findIdentityOwner(database: Database, { issuer, subject }: IdentityKey) {
  return database
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.is_banned'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** The issuers of the identities of the other account that has verified this email; undefined without such an account. */
export async function findIssuersByEmail(
  database: Database,
  email: string,
  exceptUserId: number | undefined,
): Promise<string[] | undefined> {
  const folded = email.toLowerCase();
  const {
    rows: [owner],
  } = await sql<{ id: number }>`
    select id from users where lower(verified_email) = ${folded} and id <> ${exceptUserId ?? 0}
    union all
    select user_id from identities where lower(verified_email) = ${folded} and user_id <> ${exceptUserId ?? 0}
    limit 1`.execute(database);
  if (!owner) return undefined;
  const rows = await database.selectFrom('identities').select('issuer').where('user_id', '=', owner.id).execute();
  return rows.map(({ issuer }) => issuer);
}
