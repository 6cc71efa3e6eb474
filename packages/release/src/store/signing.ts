import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeKey } from '../trust/describe-key.ts';
import { type Trust, trustedKeys } from '../trust/root-chain.ts';

/** The Ed25519 keys of a release store (RFC 8032). They lie outside of the store. */
export interface ReleaseKeys {
  /** Signs entries of the log, pages and developer links; missing where releases are only verified. */
  privateKey: KeyObject | undefined;
  /** All keys whose signatures are accepted, also those of earlier roots. Empty: nothing is signed or verified. */
  publicKeys: readonly KeyObject[];
  /** All private keys of this machine. Metadata is signed with those that its role lists. */
  privateKeys?: readonly KeyObject[];
  /** Absent: metadata is not verified. */
  trust?: Trust;
}

const PRIVATE_KEY_HEAD = '-----BEGIN PRIVATE KEY-----';

/** @returns the signature in base64url */
export function sign(key: KeyObject, bytes: string | Uint8Array): string {
  return signBytes(null, Buffer.from(bytes), key).toString('base64url');
}

export function verify(keys: readonly KeyObject[], bytes: string | Uint8Array, signature: string): boolean {
  const made = Buffer.from(signature, 'base64url');
  return keys.some((key) => verifyBytes(null, Buffer.from(bytes), key, made));
}

/** A short name of a key pair for logs: the first digits of its id in the metadata. */
export const keyId = (key: KeyObject): string => describeKey(key).id.slice(0, 16);

/**
 * Reads what the environment names: `RELEASE_KEY` is a file with one or several private keys, or a folder of such files;
 * `RELEASE_ROOT` is the root that this machine trusts, and `TRUST_DIRECTORY` the folder where it keeps what it has verified.
 *
 * @param storeDirectory contains the later roots
 * @throws Error with the variable whose file has no Ed25519 key
 */
export function readReleaseKeys(
  { RELEASE_KEY, RELEASE_ROOT, TRUST_DIRECTORY }: NodeJS.ProcessEnv,
  storeDirectory: string,
): ReleaseKeys {
  if (RELEASE_ROOT && !TRUST_DIRECTORY)
    throw new Error('RELEASE_ROOT needs TRUST_DIRECTORY: a folder that keeps what this machine has verified.');
  const trust = RELEASE_ROOT && TRUST_DIRECTORY ? { root: RELEASE_ROOT, directory: TRUST_DIRECTORY } : undefined;
  const privateKeys = RELEASE_KEY ? readPrivateKeys(RELEASE_KEY) : [];
  const trusted = trust ? trustedKeys(trust, storeDirectory) : undefined;
  const privateKey = privateKeys.find((key) => trusted?.isCurrent(key)) ?? (trusted ? undefined : privateKeys[0]);
  const publicKeys = trusted?.all ?? (privateKey ? [createPublicKey(privateKey)] : []);
  return { privateKey, publicKeys, privateKeys, ...(trust ? { trust } : {}) };
}

function readPrivateKeys(path: string): KeyObject[] {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const names = isFolder ? readdirSync(path).filter((name) => name.endsWith('.pem')) : [];
  return isFolder ? names.sort().flatMap((name) => readKeysOf(join(path, name))) : readKeysOf(path);
}

function readKeysOf(file: string): KeyObject[] {
  let keys: KeyObject[];
  try {
    const [, ...bodies] = readFileSync(file, 'utf8').split(PRIVATE_KEY_HEAD);
    keys = bodies.map((body) => createPrivateKey(PRIVATE_KEY_HEAD + body));
  } catch (error) {
    throw new Error(`RELEASE_KEY: ${file} is not a readable key in PEM format.`, { cause: error });
  }
  if (keys.length === 0 || keys.some((key) => key.asymmetricKeyType !== 'ed25519'))
    throw new Error(`RELEASE_KEY: ${file} must contain Ed25519 keys in PEM format.`);
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
