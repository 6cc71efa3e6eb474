import type * as contracts from '@xana/contracts/http/auth/sessions';
import { issueAccessToken } from '../../../authentication/access-token.ts';
import { mustBind, requireProof } from '../../../authentication/proofs/read-proof.ts';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import { tokenKeysOf } from '../../../authentication/token-keys.ts';
import { deleteOwnSession, deleteSession, deleteSessions, selectSessions } from '../../../database/auth/sessions.ts';
import { insertSocketTicket } from '../../../database/auth/socket-tickets.ts';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { isApp, requireNoAppSession } from './app-client.ts';
import { describeDevice } from './devices.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { findSessionOfToken, rotateSession } from './rotate-session.ts';

const TICKET_LIFETIME_MS = 30_000;

export const listSessions: Handler<typeof contracts.listSessions> = async ({ caller, database }) => {
  const rows = await selectSessions(database, caller.userId);
  return {
    count: rows.length,
    rows: rows.map(({ id, device, app, login_method, wallet_name, started_at, rotated_at }) => ({
      id,
      device,
      ...describeDevice(device),
      app,
      method: login_method,
      walletName: wallet_name,
      startedAt: started_at.toISOString(),
      lastUsedAt: rotated_at.toISOString(),
      isThisOne: id === caller.sessionId,
    })),
  };
};

export const refreshToken: Handler<typeof contracts.refreshToken> = async (call) => {
  const { input, config, database, contractWallets, apiError, request, reply, sessionEnds } = call;
  const end = async (id: string | null, code: 'SESSION_ENDED' | 'AUTH.BANNED' = 'SESSION_ENDED') => {
    if (id) {
      await deleteSession(database, id);
      sessionEnds.emit(id);
    }
    clearRefreshCookie(reply, config);
    return apiError(code);
  };
  const fromApp = isApp(request) ? input.refresh_token : undefined;
  const given = fromApp ?? readRefreshCookie(request, config);
  if (!given) throw await end(null);
  const session = await findSessionOfToken(database, given);
  if (session?.key_thumbprint) await requireProof(call, session.key_thumbprint);
  // An unbound session, from before sessions were bound or of another client: a page cannot refresh it. It does not end,
  // because the caller has proven nothing.
  if (session && !session.key_thumbprint && mustBind(call)) throw await end(null);
  // The owner of a contract wallet may have changed. While the chain is unavailable the session is neither refreshed nor ended.
  const proof = session?.wallet_proof ? await contractWallets.verify(session.wallet_proof) : 'valid';
  if (session && proof === 'invalid') throw await end(session.id);
  if (proof === 'unavailable') throw apiError('SERVER_BUSY', 'The chain does not answer.');
  const rotation = await rotateSession(database, given, tokenKeysOf(config));
  if (rotation.status === 'ended') throw await end(rotation.id);
  const member = await findMemberById(database, rotation.userId, config, session?.wallet_address);
  if (!member) throw await end(rotation.id);
  if (member.isBanned) throw await end(rotation.id, 'AUTH.BANNED');
  if (!fromApp) setRefreshCookie(reply, config, rotation.refresh);
  const access = await issueAccessToken(
    { config },
    {
      userId: rotation.userId,
      sessionId: rotation.id,
      thumbprint: session?.key_thumbprint ?? null,
    },
  );
  return { user: member.user, ...access, ...(fromApp ? { refresh_token: rotation.refresh } : {}) };
};

export const createSocketTicket: Handler<typeof contracts.createSocketTicket> = async (call) => {
  const { caller, database } = call;
  const ticket = newSecret();
  const expiresAt = new Date(Date.now() + TICKET_LIFETIME_MS);
  await insertSocketTicket(database, { hash: hashSecret(ticket), sessionId: caller.sessionId, expiresAt });
  return { ticket };
};

export const logout: Handler<typeof contracts.logout> = async (call) => {
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

export const endSession: Handler<typeof contracts.endSession> = async (call) => {
  const { input, caller, database, apiError, sessionEnds } = call;
  if (input.id !== caller.sessionId) await requireNoAppSession(database, caller);
  if (!(await deleteOwnSession(database, input.id, caller.userId))) throw apiError('NOT_FOUND');
  sessionEnds.emit(input.id);
  return {};
};

export const endAllSessions: Handler<typeof contracts.endAllSessions> = async (call) => {
  const { input, caller, config, database, reply, sessionEnds } = call;
  await requireNoAppSession(database, caller);
  const keepsThisOne = input.exceptThisOne === 'true';
  const ended = await deleteSessions(database, caller.userId, keepsThisOne ? caller.sessionId : undefined);
  for (const id of ended) sessionEnds.emit(id);
  if (!keepsThisOne) clearRefreshCookie(reply, config);
  return { ended: ended.length };
};
