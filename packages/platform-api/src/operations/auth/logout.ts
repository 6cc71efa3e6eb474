import type { logout as contract } from '@xana/contracts/http/auth/logout';
import { requireProof } from '../../authentication/proofs/read-proof.ts';
import { deleteSession } from '../../database/auth/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { clearRefreshCookie, readRefreshCookie } from './sessions/refresh-cookie.ts';
import { findSessionOfToken } from './sessions/rotate-session.ts';

export const logout: Handler<typeof contract> = async (call) => {
  const { caller, config, database, request, reply, sessionEnds } = call;
  const cookie = readRefreshCookie(request, config);
  const session = cookie ? await findSessionOfToken(database, cookie) : undefined;
  if (session?.key_thumbprint && session.id !== caller?.sessionId) await requireProof(call, session.key_thumbprint);
  const ids = new Set([caller?.sessionId, session?.id]);
  for (const id of ids) {
    if (!id) continue;
    await deleteSession(database, id);
    sessionEnds.emit(id);
  }
  clearRefreshCookie(reply, config);
  return {};
};
