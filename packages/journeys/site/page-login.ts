import { createHash, randomUUID, webcrypto } from 'node:crypto';
import type { Wallet } from 'ethers';
import { logInByCalls } from './log-in-by-calls.ts';
import { API_ORIGIN, SITE_ORIGIN } from './test-topology.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A browser's session that was started by requests: what the page stores of it, and calls of the same session. */
export interface PageLogin {
  user: { id: number };
  /** The key to which the session is bound (DPoP, RFC 9449), for the page to import. */
  privateJwk: JsonWebKey;
  /** Name and value of the refresh cookie. */
  cookie: { name: string; value: string };
  /** @param host its origin; default: the API. @throws Error with the code of the API error */
  post<Answer>(path: string, body: object, host?: string): Promise<Answer>;
}

/** Logs in with a wallet as a page does: with the origin of the site, and a proof of a key for each request. */
export async function logInAsPage(wallet: Wallet): Promise<PageLogin> {
  const pair = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const { kty, crv, x, y } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
  let token: string | undefined;
  let cookie = '';

  const proofOf = async (address: string) => {
    const ath = token && createHash('sha256').update(token).digest('base64url');
    const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } };
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { jti: randomUUID(), htm: 'POST', htu: address, iat, ...(ath ? { ath } : {}) };
    const signed = `${encodeSegment(header)}.${encodeSegment(claims)}`;
    const signature = await webcrypto.subtle.sign(ALGORITHM, pair.privateKey, Buffer.from(signed));
    return `${signed}.${Buffer.from(signature).toString('base64url')}`;
  };
  const post = async (path: string, body: object, host = API_ORIGIN) => {
    const address = host + path;
    const headers = new Headers({
      'content-type': 'application/json',
      origin: SITE_ORIGIN,
      dpop: await proofOf(address),
    });
    if (token) headers.set('authorization', `DPoP ${token}`);
    const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    const [set] = reply.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0] ?? '';
    const { success, data, code } = (await reply.json()) as { success: boolean; data: unknown; code?: string };
    if (!success) throw new Error(`${path}: ${code}`);
    return data;
  };

  const { user, token: issued } = await logInByCalls(wallet, (_step, path, body) => post(path, body));
  token = issued;
  const [name = '', value = ''] = cookie.split('=');
  return {
    user,
    privateJwk: await webcrypto.subtle.exportKey('jwk', pair.privateKey),
    cookie: { name, value },
    post: async <Answer>(path: string, body: object, host?: string) => (await post(path, body, host)) as Answer,
  };
}

const encodeSegment = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
