import { type Proofs, primitives } from '@xana/api-client';
import { exchangeTelegramToken } from '@xana/contracts/http/auth/exchange-telegram-token';
import { saveUserNonce } from '@xana/contracts/http/auth/save-user-nonce';
import { verifySignature } from '@xana/contracts/http/auth/verify-signature';
import { keepKey, readKey } from './kept-key.ts';
import { createKey, type PageKey } from './page-key.ts';

/** Where a login begins: with a key that nobody could have put in its place before. */
const BEGINS: readonly string[] = [saveUserNonce.path, exchangeTelegramToken.path];
/** Where a session begins: other tabs find its key from then on. */
const OPENS: readonly string[] = [verifySignature.path, exchangeTelegramToken.path];

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
const part = (content: object) => base64url(primitives.encode(primitives.stringify(content)).buffer as ArrayBuffer);

/** Makes DPoP proofs (RFC 9449) with a key that cannot be exported, kept in IndexedDB for all tabs and over a reload. */
export function createPageProofs(): Proofs {
  let key: Promise<PageKey> | null = null;
  /** Made for a login that is under way, and known to no other tab yet. */
  let isNew = false;
  /** What the server's clock says more than ours, in milliseconds. */
  let ahead = 0;

  const keyFor = (path: string): Promise<PageKey> => {
    if (BEGINS.includes(path)) {
      isNew = true;
      key = createKey();
    }
    key ??= readKey();
    return key;
  };
  return {
    async of({ method, address, token }) {
      const { pathname } = new URL(address);
      const { privateKey, jwk } = await keyFor(pathname);
      if (isNew && OPENS.includes(pathname)) {
        await keepKey({ privateKey, jwk });
        isNew = false;
      }
      const hash = token && base64url(await primitives.digest(primitives.subtle, 'SHA-256', primitives.encode(token)));
      const claims = {
        jti: primitives.randomId(),
        htm: method,
        htu: address,
        iat: Math.floor((Date.now() + ahead) / 1_000),
        ...(hash ? { ath: hash } : {}),
      };
      const signed = `${part({ typ: 'dpop+jwt', alg: 'ES256', jwk })}.${part(claims)}`;
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = await primitives.sign(primitives.subtle, algorithm, privateKey, primitives.encode(signed));
      return `${signed}.${base64url(signature)}`;
    },
    async renew(date) {
      const serverTime = Date.parse(date ?? '');
      if (Number.isFinite(serverTime)) ahead = serverTime - Date.now();
      // Another tab may have begun a session with a key of its own.
      if (!isNew) key = null;
    },
  };
}
