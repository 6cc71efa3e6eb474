import { sql } from 'kysely';
import type { Database } from './connect-database.ts';

/** A user at another login service. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** @returns false when the wallet belongs to a user already @param address lower case */
export async function insertWallet(database: Database, address: string, userId: number): Promise<boolean> {
  const inserted = await database
    .insertInto('wallets')
    .values({ address, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns false when the identity belongs to a user already, who may be this one */
export async function insertIdentity(
  database: Database,
  { issuer, subject }: IdentityKey,
  userId: number,
): Promise<boolean> {
  const inserted = await database
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
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
  const owner = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(verified_email)`, '=', email.toLowerCase())
    .where('id', '<>', exceptUserId ?? 0)
    .executeTakeFirst();
  if (!owner) return undefined;
  const rows = await database.selectFrom('identities').select('issuer').where('user_id', '=', owner.id).execute();
  return rows.map(({ issuer }) => issuer);
}
