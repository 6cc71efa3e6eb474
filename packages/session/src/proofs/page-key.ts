import { primitives } from '@xana/api-client';
import { objectStore } from '@xana/object-store';

const inKeys = objectStore('xana-session', 'keys');
const NAME = 'page';

export interface PageKey {
  /** Not extractable: code that obtains it can sign while the page is open, but cannot export it. */
  privateKey: CryptoKey;
  jwk: { kty?: string; crv?: string; x?: string; y?: string };
}

/** Creates a P-256 key pair (ES256). */
export async function createKey(): Promise<PageKey> {
  const { subtle, generateKey, exportKey } = primitives;
  const pair = await generateKey(subtle, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  const { kty, crv, x, y } = (await exportKey(subtle, 'jwk', pair.publicKey)) as JsonWebKey;
  return { privateKey: pair.privateKey, jwk: { kty, crv, x, y } as PageKey['jwk'] };
}

/** Loads the key of this browser's session. Creates one if there is none or the browser denies IndexedDB. */
export async function loadKey(): Promise<PageKey> {
  const stored = await inKeys<PageKey | undefined>('readonly', (store) => store.get(NAME)).catch(() => undefined);
  return stored ?? createKey();
}

/** Stores the key for other tabs and reloads. Without IndexedDB the session ends with this page. */
export async function storeKey(key: PageKey): Promise<void> {
  await inKeys('readwrite', (store) => store.put(key, NAME)).catch(() => undefined);
}
