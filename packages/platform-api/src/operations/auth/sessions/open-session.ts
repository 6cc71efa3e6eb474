import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../../http/refusal.ts';
import type { Platform } from '../../../platform.ts';
import type { WalletProof } from '../contract-wallets.ts';
import { issueAccessToken } from './access-token.ts';
import { startSession } from './session-store.ts';

/**
 * The one way in: whatever proved who somebody is, their session begins here.
 *
 * @param proof of a wallet that is a program: it is asked again whenever the session goes on
 * @returns `refresh` is for the cookie of a browser, or for the body of an app
 * @throws Refusal USER.USER_NOT_FOUND or AUTH.BANNED
 */
export async function openSession(
  { config, database, request }: Pick<Platform, 'config' | 'database'> & { request: FastifyRequest },
  found: { user: SessionUser; isBanned: boolean } | undefined,
  proof: WalletProof | null = null,
) {
  if (!found) throw refuse('USER.USER_NOT_FOUND');
  if (found.isBanned) throw refuse('AUTH.BANNED');
  const device = String(request.headers['user-agent'] ?? '').slice(0, 200);
  const session = await startSession(database, { userId: found.user.id, device, proof });
  const access = await issueAccessToken({ config }, { userId: found.user.id, sessionId: session.id });
  return { user: found.user, ...access, refresh: session.refresh };
}
