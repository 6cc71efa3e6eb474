import { primitives } from '@xana/api-client';

export interface PageKey {
  /** Not extractable: code that gets hold of it can sign while the page is open, but cannot export it. */
  privateKey: CryptoKey;
  jwk: { kty?: string; crv?: string; x?: string; y?: string };
}

/** A key pair on P-256 (ES256). */
export async function createKey(): Promise<PageKey> {
  const { subtle, generateKey, exportKey } = primitives;
  const pair = await generateKey(subtle, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  const { kty, crv, x, y } = (await exportKey(subtle, 'jwk', pair.publicKey)) as JsonWebKey;
  return { privateKey: pair.privateKey, jwk: { kty, crv, x, y } as PageKey['jwk'] };
}
