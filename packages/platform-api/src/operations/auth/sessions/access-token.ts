import { errors, jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../../../http/handler.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Platform } from '../../../platform.ts';

const LIFETIME_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'xana-platform';

/** A token that opens the API for 15 minutes, bound to its session. */
export async function issueAccessToken({ config }: Pick<Platform, 'config'>, { userId, sessionId }: Caller) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expires = issuedAt + LIFETIME_SECONDS;
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(config.accessTokenSecret);
  return { token, expiresAt: new Date(expires * 1000).toISOString(), serverTime: new Date().toISOString() };
}

/**
 * Whom a token belongs to. The session is looked up each time: a logout, a ban or a sign-out elsewhere counts at once.
 *
 * @throws Refusal TOKEN_EXPIRED or TOKEN_INVALID
 */
export async function readAccessToken({ config, database }: Platform, token: string): Promise<Caller> {
  const { userId, sessionId } = await verify(token, config.accessTokenSecret);
  const session = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.is_banned', 'sessions.user_id'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', new Date())
    .executeTakeFirst();
  if (!session || session.is_banned || session.user_id !== userId) throw refuse('TOKEN_INVALID');
  return { userId, sessionId };
}

async function verify(token: string, secret: Uint8Array): Promise<Caller> {
  try {
    const { payload } = await jwtVerify(token, secret, { issuer: ISSUER, algorithms: [ALGORITHM] });
    return { userId: Number(payload.sub), sessionId: String(payload.sid) };
  } catch (error) {
    throw refuse(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  }
}
