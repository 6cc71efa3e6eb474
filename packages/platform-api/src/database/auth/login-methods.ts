import type { LoginMethodKind } from '@xana/contracts/http/auth/login-method-fields';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { IdentityKey } from './identities.ts';

/** A wallet with the identity of its social login, or an identity without a wallet (Telegram). */
export interface LoginMethodRow {
  /** Null for an identity without a wallet. */
  address: string | null;
  issuer: string | null;
  subject: string | null;
  kind: LoginMethodKind | null;
  wallet_name: string | null;
  email: string | null;
  linked_at: Date;
  last_used_at: Date | null;
}

/** The login methods of a user, the oldest first. */
export async function selectLoginMethods(database: Database, userId: number): Promise<LoginMethodRow[]> {
  const { rows } = await sql<LoginMethodRow>`
    select wallets.address, identity.issuer, identity.subject, wallets.login_method kind, wallets.wallet_name,
      identity.verified_email email, wallets.linked_at, wallets.last_used_at
    from wallets left join lateral (
      select issuer, subject, verified_email from identities where wallet_address = wallets.address
      order by created_at limit 1
    ) identity on true
    where wallets.user_id = ${userId}
    union all
    select null, issuer, subject, null, null, verified_email, created_at, last_used_at
    from identities where user_id = ${userId} and wallet_address is null
    order by linked_at, address`.execute(database);
  return rows;
}

/** Locks a user until the end of the transaction: changes of their login methods run one after another. */
export async function lockUser(transaction: Database, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Also deletes the identity of its social login. @returns false when the user has no such wallet */
export async function deleteWallet(database: Database, address: string, userId: number): Promise<boolean> {
  const deleted = await database
    .deleteFrom('wallets')
    .where('address', '=', address)
    .where('user_id', '=', userId)
    .returning('address')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** @returns false when the user has no such identity without a wallet */
export async function deleteIdentity(
  database: Database,
  { issuer, subject }: IdentityKey,
  userId: number,
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .where('wallet_address', 'is', null)
    .returning('subject')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The account keeps a verified email that one of its identities still proves; otherwise another account may verify it. */
export async function updateVerifiedEmail(database: Database, userId: number): Promise<void> {
  await sql`update users set verified_email = (
      select identities.verified_email from identities
      where user_id = users.id and identities.verified_email is not null
      order by (lower(identities.verified_email) = lower(users.verified_email)) desc, created_at limit 1
    ) where id = ${userId}`.execute(database);
}

interface MethodUse {
  kind: LoginMethodKind | null;
  walletName: string | null;
  /** False when the wallet was only linked. */
  isLogin: boolean;
}

/** Remembers how a wallet was used to log in; a login without a description changes the time alone. */
export async function updateWalletUse(
  database: Database,
  address: string,
  { kind, walletName, isLogin }: MethodUse,
): Promise<void> {
  await database
    .updateTable('wallets')
    .set({
      last_used_at: isLogin ? new Date() : sql`last_used_at`,
      ...(kind ? { login_method: kind } : {}),
      ...(walletName ? { wallet_name: walletName } : {}),
    })
    .where('address', '=', address)
    .execute();
}
