import { createHash, randomBytes } from 'node:crypto';
import { Wallet } from 'ethers';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { SITE, signLogin, type TestServer } from '../../../test/test-server.ts';

export interface Claims {
  htm: string;
  htu: string;
  iat?: number | undefined;
  jti?: string | undefined;
  ath?: string | undefined;
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
export const now = () => Math.floor(Date.now() / 1_000);

/** A key as a page has one, and the proofs that it signs. */
export async function createTestKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const sign = (claims: Claims, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT({ jti: randomBytes(16).toString('base64url'), iat: now(), ...claims } as never)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...header })
      .sign(privateKey);
  return { jwk, privateKey, publicKey, sign, thumbprint: await calculateJwkThumbprint(jwk) };
}

export type TestKey = Awaited<ReturnType<typeof createTestKey>>;

export const API = 'http://localhost:4000';

/** Asks as a page does: with its origin, and a proof for each call. */
export function askAsPage(server: TestServer, key: TestKey) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, { token, cookie, body }: Asking = {}) => {
    const ath = token && hashOf(token);
    const dpop = await key.sign({ htm: method, htu: API + (path.split('?')[0] ?? ''), ...(ath ? { ath } : {}) });
    const headers = { origin: SITE, dpop, ...(token ? { authorization: `DPoP ${token}` } : {}) };
    return server.ask(method, path, { headers, ...(cookie ? { cookie } : {}), ...(body ? { body } : {}) });
  };
}

interface Asking {
  token?: string;
  cookie?: string;
  body?: object;
}

/** A member whose session is bound to a key. */
export async function logInAsPage(server: TestServer, key: TestKey, wallet = Wallet.createRandom()) {
  const ask = askAsPage(server, key);
  const signed = await signLogin({ ...server, ask: ask as never }, wallet);
  await ask('POST', '/auth/login-external-wallet', {
    body: { address: wallet.address, signature: signed.signature, message: signed.message, is_web3_auth: 0 },
  });
  const { status, code, data, cookie } = await ask('POST', '/auth/v3/verify-signature', { body: signed });
  if (status !== 200) throw new Error(`The login was refused: ${code}.`);
  const { user, token } = data as { user: { id: number }; token: string };
  return { userId: user.id, token, cookie: String(cookie), wallet };
}
