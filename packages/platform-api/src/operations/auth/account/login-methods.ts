import type * as contracts from '@xana/contracts/http/auth/login-methods';
import {
  deleteIdentity,
  deleteWallet,
  type LoginMethodRow,
  lockUser,
  selectLoginMethods,
  updateVerifiedEmail,
} from '../../../database/auth/login-methods.ts';
import { deleteSessionsOfMethod, updateAuthenticatedAt } from '../../../database/auth/sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { checksummed } from '../signed-login.ts';
import { checkLinkSignature } from './link-message.ts';
import { notifyOtherSessions } from './notify-other-sessions.ts';
import { MAX_AUTHENTICATION_AGE_MS, readOwnSession, requireRecentLogin } from './own-session.ts';

export const listLoginMethods: Handler<typeof contracts.listLoginMethods> = async ({ caller, database }) => {
  const session = await readOwnSession(database, caller);
  const methods = await selectLoginMethods(database, caller.userId);
  const primary = methods.find(({ address }) => address !== null);
  const rows = methods.map((method) => ({
    id: methodId(method),
    method: methodKind(method),
    walletName: method.wallet_name,
    address: method.address,
    email: method.email,
    linkedAt: method.linked_at.toISOString(),
    lastUsedAt: method.last_used_at?.toISOString() ?? null,
    isPrimary: method === primary,
    isThisSession:
      method.address === null ? session.login_method === methodKind(method) : session.wallet_address === method.address,
  }));
  return { count: rows.length, rows };
};

export const unlinkLoginMethod: Handler<typeof contracts.unlinkLoginMethod> = async (call) => {
  const { input, caller, database, apiError, sessionEnds } = call;
  const { userId, sessionId } = caller;
  const { removed, ended } = await database.transaction().execute(async (transaction) => {
    // Two concurrent calls must not remove the last two methods, so changes of one account run one after another.
    await lockUser(transaction, userId);
    const session = await readOwnSession(transaction, caller);
    requireRecentLogin(session);
    const methods = await selectLoginMethods(transaction, userId);
    const method = methods.find((each) => methodId(each) === input.id.toLowerCase() || methodId(each) === input.id);
    if (!method) throw apiError('NOT_FOUND');
    if (methods.length === 1) throw apiError('LAST_LOGIN_METHOD');
    const { address, issuer, subject } = method;
    const kind = methodKind(method);
    const isThisSession = address === null ? session.login_method === kind : session.wallet_address === address;
    // The session proves that the member can log in with another method.
    if (isThisSession) throw apiError('LOGIN_METHOD_IN_USE');
    if (address !== null) await deleteWallet(transaction, address, userId);
    else if (issuer !== null && subject !== null) await deleteIdentity(transaction, { issuer, subject }, userId);
    if (method.email !== null) await updateVerifiedEmail(transaction, userId);
    const opener = address === null ? { kind } : { wallet: address };
    return {
      removed: { method: kind, walletName: method.wallet_name },
      ended: await deleteSessionsOfMethod(transaction, { userId, exceptId: sessionId, method: opener }),
    };
  });
  for (const id of ended) sessionEnds.emit(id);
  await notifyOtherSessions(call, { kind: 'methodRemoved', ...removed });
  return { endedSessions: ended.length };
};

export const reauthenticate: Handler<typeof contracts.reauthenticate> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { nonce, signature } = input;
  const address = checksummed(input.walletAddress).toLowerCase();
  await readOwnSession(database, caller);
  await checkLinkSignature(call, { caller, purpose: 'confirm', address, nonce, signature });
  // The wallet may have been removed since `prepareLink`.
  const methods = await selectLoginMethods(database, caller.userId);
  if (!methods.some((method) => method.address === address)) throw apiError('NOT_FOUND');
  await updateAuthenticatedAt(database, caller.sessionId);
  return { freshUntil: new Date(Date.now() + MAX_AUTHENTICATION_AGE_MS).toISOString() };
};

const SEPARATOR = ':';

/** The id of a login method: the address of its wallet, else its identity. */
export const methodId = ({
  address,
  issuer,
  subject,
}: Pick<LoginMethodRow, 'address' | 'issuer' | 'subject'>): string => address ?? `${issuer}${SEPARATOR}${subject}`;

/** Methods from before kinds were stored are shown as what they prove. */
const methodKind = ({ address, kind, issuer }: LoginMethodRow) =>
  kind ?? (address === null ? ('telegram' as const) : issuer === null ? ('wallet' as const) : ('email' as const));
