import { type Proofs, primitives } from '@xana/api-client';
import { exchangeTelegramToken } from '@xana/contracts/http/auth/exchange-telegram-token';
import { saveUserNonce } from '@xana/contracts/http/auth/save-user-nonce';
import { verifySignature } from '@xana/contracts/http/auth/verify-signature';
import { createKey, loadKey, type PageKey, storeKey } from './page-key.ts';

/** A login starts with a new key, so that a key planted earlier is useless (session fixation). */
const LOGIN_START_PATHS: readonly string[] = [saveUserNonce.path, exchangeTelegramToken.path];
/** A session starts here; from now on other tabs load its key. */
const SESSION_START_PATHS: readonly string[] = [verifySignature.path, exchangeTelegramToken.path];

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
const encodeSegment = (content: object) =>
  base64url(primitives.encode(primitives.stringify(content)).buffer as ArrayBuffer);

/** Creates DPoP proofs (RFC 9449) with a non-extractable key, stored in IndexedDB for all tabs and reloads. */
export function createPageProofs(): Proofs {
  let key: Promise<PageKey> | null = null;
  /** The key was created for a login in progress, and no other tab knows it yet. */
  let isNew = false;
  /** Server clock minus local clock. */
  let clockOffsetMs = 0;

  const keyFor = (path: string): Promise<PageKey> => {
    if (LOGIN_START_PATHS.includes(path)) {
      isNew = true;
      key = createKey();
    }
    key ??= loadKey();
    return key;
  };
  return {
    async of({ method, address, token }) {
      const { pathname } = new URL(address);
      const { privateKey, jwk } = await keyFor(pathname);
      if (isNew && SESSION_START_PATHS.includes(pathname)) {
        await storeKey({ privateKey, jwk });
        isNew = false;
      }
      const hash = token && base64url(await primitives.digest(primitives.subtle, 'SHA-256', primitives.encode(token)));
      const claims = {
        jti: primitives.randomId(),
        htm: method,
        htu: address,
        iat: Math.floor((Date.now() + clockOffsetMs) / 1_000),
        ...(hash ? { ath: hash } : {}),
      };
      const signed = `${encodeSegment({ typ: 'dpop+jwt', alg: 'ES256', jwk })}.${encodeSegment(claims)}`;
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = await primitives.sign(primitives.subtle, algorithm, privateKey, primitives.encode(signed));
      return `${signed}.${base64url(signature)}`;
    },
    async renew(date) {
      const serverTime = Date.parse(date ?? '');
      if (Number.isFinite(serverTime)) clockOffsetMs = serverTime - Date.now();
      // Another tab may have started a session with a different key.
      if (!isNew) key = null;
    },
  };
}
