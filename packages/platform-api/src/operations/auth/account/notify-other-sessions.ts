import type { NoticeKind, SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../authentication/caller.ts';
import { insertNotices } from '../../../database/auth/account-notices.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { readUserAgent } from '../sessions/devices.ts';

/** As long as a refresh token: a session that is used less often has expired. */
const NOTICE_LIFETIME_MS = 7 * 24 * 3_600_000;

interface AccountChange {
  kind: NoticeKind;
  method: SessionMethod | null;
  walletName: string | null;
  app?: string | null;
}

/** Tells the other sessions of the member, so that they notice what they did not do themselves. */
export async function notifyOtherSessions(
  { database, caller, request }: { database: Database; caller: Caller; request: FastifyRequest },
  { kind, method, walletName, app = null }: AccountChange,
): Promise<void> {
  const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
  const { userId, sessionId: actorSessionId } = caller;
  const device = readUserAgent(request);
  await insertNotices(database, { userId, kind, actorSessionId, device, app, method, walletName, expiresAt });
}
