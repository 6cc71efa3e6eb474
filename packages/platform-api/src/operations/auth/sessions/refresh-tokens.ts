import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is `<session id>.<secret>.<seal>`. The seal, an HMAC, proves that this server issued it, so that a stolen
 * old token can be told from one that a client invented.
 */
const sealed = (body: string, key: Uint8Array): string => `${body}.${seal(body, key)}`;
const seal = (body: string, key: Uint8Array): string => hmac(`refresh seal ${body}`, key);
const hmac = (text: string, key: Uint8Array): string => createHmac('sha256', key).update(text).digest('base64url');

export function newRefreshToken(key: Uint8Array): string {
  return sealed(`${randomBytes(16).toString('hex')}.${randomBytes(32).toString('base64url')}`, key);
}

/** The refresh token of the login with this nonce, for a client that receives it before the last step. */
export function refreshTokenOfNonce(nonce: string, key: Uint8Array): string {
  const id = createHmac('sha256', key).update(`session of ${nonce}`).digest('hex').slice(0, 32);
  return sealed(`${id}.${hmac(`refresh of ${nonce}`, key)}`, key);
}

/** Derived from the previous token, so that concurrent calls get the same one. */
export function nextRefreshToken(refresh: string, key: Uint8Array): string {
  return sealed(`${sessionIdIn(refresh)}.${hmac(`refresh ${refresh}`, key)}`, key);
}

export const sessionIdIn = (refresh: string): string => refresh.split('.')[0] ?? '';

export function isIssued(refresh: string, key: Uint8Array): boolean {
  const at = refresh.lastIndexOf('.');
  const [given, right] = [refresh.slice(at + 1), seal(refresh.slice(0, Math.max(at, 0)), key)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return given.length === right.length && timingSafeEqual(given, right);
}
