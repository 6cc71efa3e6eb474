import { type Proofs, primitives } from '@xana/api-client';
import { exchangeTelegramToken, loginWithTelegramMiniApp } from '@xana/contracts/http/auth/telegram-login';
import { loginExternalWallet, saveUserNonce, verifySignature } from '@xana/contracts/http/auth/wallet-login';
import { createKey, loadKey, type PageKey, storeKey } from './page-key.ts';

/** A login starts with a new key, so that a key planted earlier is useless (session fixation). */
const ONE_STEP_PATHS = [exchangeTelegramToken.path, loginWithTelegramMiniApp.path];
const LOGIN_START_PATHS: readonly string[] = [saveUserNonce.path, ...ONE_STEP_PATHS];
/** A session starts here; from now on other tabs load its key. */
const SESSION_START_PATHS: readonly string[] = [verifySignature.path, ...ONE_STEP_PATHS];
const LOGIN_PATHS: readonly string[] = [...LOGIN_START_PATHS, loginExternalWallet.path, verifySignature.path];

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
const encodeSegment = (content: object) =>
  base64url(primitives.encode(primitives.stringify(content)).buffer as ArrayBuffer);

/** Creates DPoP proofs (RFC 9449) with a non-extractable key, stored in IndexedDB for all tabs and reloads. */
export function createPageProofs(): Proofs {
  /** The key of the session, which all tabs share. */
  let key: Promise<PageKey> | null = null;
  /** The key of a login in progress. Meanwhile another tab may start a session, whose requests need the shared key. */
  let loginKey: Promise<PageKey> | null = null;
  /** Server clock minus local clock. */
  let clockOffsetMs = 0;

  const keyFor = (path: string): Promise<PageKey> => {
    if (LOGIN_START_PATHS.includes(path)) loginKey = createKey();
    if (loginKey && LOGIN_PATHS.includes(path)) return loginKey;
    key ??= loadKey();
    return key;
  };
  return {
    async of({ method, address, token }) {
      const { pathname } = new URL(address);
      const used = keyFor(pathname);
      const { privateKey, jwk } = await used;
      if (used === loginKey && SESSION_START_PATHS.includes(pathname)) {
        await storeKey({ privateKey, jwk });
        key = used;
        loginKey = null;
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
      key = null;
    },
  };
}
