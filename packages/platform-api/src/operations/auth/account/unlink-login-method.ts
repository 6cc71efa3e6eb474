import type { unlinkLoginMethod as contract } from '@xana/contracts/http/auth/unlink-login-method';
import {
  deleteIdentity,
  deleteWallet,
  lockUser,
  selectLoginMethods,
  updateVerifiedEmail,
} from '../../../database/auth/login-methods.ts';
import { deleteSessionsOfMethod } from '../../../database/auth/sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { methodId, methodKind } from './method-ids.ts';
import { notifyOtherSessions } from './notify-other-sessions.ts';
import { readOwnSession, requireRecentLogin } from './own-session.ts';

export const unlinkLoginMethod: Handler<typeof contract> = async (call) => {
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
