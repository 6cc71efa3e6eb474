import { apiError } from '../../../api-error.ts';
import type { Caller } from '../../../authentication/caller.ts';
import { lockUser, selectLoginMethods } from '../../../database/auth/login-methods.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { methodId } from './method-ids.ts';
import { readOwnSession, requireRecentLogin } from './own-session.ts';

/** More would only help an attacker to hide one. */
const MAX_LOGIN_METHODS = 10;

/**
 * Adds a login method in one transaction. Changes of one account run one after another, and the session is checked again
 * inside: it may have ended while the member signed.
 *
 * @param claim inserts the method; throws an ApiError when it belongs to another account
 * @throws ApiError REAUTHENTICATION_REQUIRED, LOGIN_METHODS_FULL
 */
export async function addLoginMethod(
  database: Database,
  caller: Caller,
  id: string,
  claim: (transaction: Database) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, caller.userId);
    requireRecentLogin(await readOwnSession(transaction, caller));
    const methods = await selectLoginMethods(transaction, caller.userId);
    const isNew = !methods.some((method) => methodId(method) === id);
    if (isNew && methods.length >= MAX_LOGIN_METHODS) throw apiError('LOGIN_METHODS_FULL');
    await claim(transaction);
    return { id, isNew };
  });
}
