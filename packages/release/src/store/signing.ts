import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The Ed25519 keys of a release store (RFC 8032). They lie outside of the store. */
export interface ReleaseKeys {
  /** Signs new entries; missing where releases are only verified. */
  privateKey: KeyObject | undefined;
  /** All keys whose signatures are accepted; several during a key rotation. Empty: nothing is signed or verified. */
  publicKeys: readonly KeyObject[];
}

const PUBLIC_KEY_HEAD = '-----BEGIN PUBLIC KEY-----';

/** @returns the signature in base64url */
export function sign(key: KeyObject, bytes: string | Uint8Array): string {
  return signBytes(null, Buffer.from(bytes), key).toString('base64url');
}

/** Whether one of the keys made the signature. */
export function verify(keys: readonly KeyObject[], bytes: string | Uint8Array, signature: string): boolean {
  const made = Buffer.from(signature, 'base64url');
  return keys.some((key) => verifyBytes(null, Buffer.from(bytes), key, made));
}

/** A short name of a key pair for logs: the start of the SHA-256 of its public key. */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Reads the keys that the environment names: `RELEASE_KEY` is the file of a private key, `RELEASE_PUBLIC_KEY` a file with one or
 * several public keys. The public half of `RELEASE_KEY` is always accepted.
 *
 * @throws Error with the variable whose file has no Ed25519 key
 */
export function readReleaseKeys({ RELEASE_KEY, RELEASE_PUBLIC_KEY }: NodeJS.ProcessEnv = process.env): ReleaseKeys {
  const privateKey = RELEASE_KEY
    ? readKeys('RELEASE_KEY', RELEASE_KEY, (text) => [createPrivateKey(text)])[0]
    : undefined;
  const listed = RELEASE_PUBLIC_KEY
    ? readKeys('RELEASE_PUBLIC_KEY', RELEASE_PUBLIC_KEY, (text) => splitKeys(text).map((pem) => createPublicKey(pem)))
    : [];
  return { privateKey, publicKeys: privateKey ? [createPublicKey(privateKey), ...listed] : listed };
}

const splitKeys = (text: string): string[] =>
  text
    .split(PUBLIC_KEY_HEAD)
    .slice(1)
    .map((rest) => PUBLIC_KEY_HEAD + rest);

function readKeys(variable: string, file: string, parse: (text: string) => KeyObject[]): KeyObject[] {
  let keys: KeyObject[];
  try {
    keys = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${variable}: ${file} is not a readable key in PEM format.`, { cause: error });
  }
  if (keys.length === 0 || keys.some((key) => key.asymmetricKeyType !== 'ed25519'))
    throw new Error(`${variable}: ${file} must contain Ed25519 keys in PEM format.`);
  return keys;
}

/** Creates a private key that only its owner can read, unless the file exists. A kill leaves no incomplete key. */
export function createKeyIfMissing(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.part`;
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Unlike a rename, a link does not replace the key that another process created meanwhile.
    linkSync(temporary, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(temporary);
  }
}
