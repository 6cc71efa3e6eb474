import { createPublicKey, type KeyObject } from 'node:crypto';
import { sha256 } from '../store/integrity.ts';

/** A public key as TUF metadata lists it (section 4.2 of the specification). */
export type MetadataKey = { keytype: 'ed25519'; scheme: 'ed25519'; keyval: { public: string } };

/** @returns the key as metadata lists it, and its id: the SHA-256 of its canonical JSON, in hexadecimal digits */
export function describeKey(key: KeyObject): { id: string; key: MetadataKey } {
  const { x = '' } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  const hex = Buffer.from(x, 'base64url').toString('hex');
  // Canonical JSON: the names in the order of the alphabet, and no spaces.
  const described = { keytype: 'ed25519', keyval: { public: hex }, scheme: 'ed25519' } as const;
  return { id: sha256(JSON.stringify(described)), key: described };
}

/** @param hex the 32 bytes of an Ed25519 public key */
export function publicKeyOf(hex: string): KeyObject {
  const x = Buffer.from(hex, 'hex').toString('base64url');
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
}
