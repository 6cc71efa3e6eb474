import type { listLoginMethods as contract } from '@xana/contracts/http/auth/list-login-methods';
import { selectLoginMethods } from '../../../database/auth/login-methods.ts';
import type { Handler } from '../../../http/handler.ts';
import { methodId, methodKind } from './method-ids.ts';
import { readOwnSession } from './own-session.ts';

export const listLoginMethods: Handler<typeof contract> = async ({ caller, database }) => {
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
