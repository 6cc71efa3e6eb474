import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { createKeyIfMissing, keyId, readReleaseKeys, sign, verify } from './signing.ts';

const folder = createTempDirectory('keys');
const publicPem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));

describe('release keys', () => {
  it('[MF-04] accepts a signature of any listed key, and rejects changed bytes, changed signatures and other keys', () => {
    const [old, current, other] = [1, 2, 3].map(() => generateKeyPairSync('ed25519'));
    if (!old || !current || !other) throw new Error('no keys');
    const keys = [old.publicKey, current.publicKey];
    const signature = sign(current.privateKey, 'entry');
    expect(verify(keys, 'entry', signature)).toBe(true);
    expect(verify(keys, 'entry', sign(old.privateKey, 'entry'))).toBe(true);
    expect(verify(keys, 'entry', sign(other.privateKey, 'entry'))).toBe(false);
    expect(verify(keys, 'Entry', signature)).toBe(false);
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of ['', 'x', signature.slice(1), changed]) expect(verify(keys, 'entry', forged)).toBe(false);
    expect(verify([], 'entry', signature)).toBe(false);
    expect(keyId(current.privateKey)).toBe(keyId(current.publicKey));
    expect(keyId(current.publicKey)).not.toBe(keyId(old.publicKey));
  });

  it('[MF-04] reads the key to sign with, and several public keys during a rotation', () => {
    const file = join(folder, 'current.pem');
    createKeyIfMissing(file);
    const rotated = join(folder, 'public.pem');
    const [one, two] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    writeFileSync(rotated, `# keys\n${publicPem(one.publicKey)}${publicPem(two.publicKey)}`);
    const { privateKey, publicKeys } = readReleaseKeys({ RELEASE_KEY: file, RELEASE_PUBLIC_KEY: rotated });
    expect(publicKeys).toHaveLength(3);
    expect(privateKey && keyId(privateKey)).toBe(publicKeys[0] && keyId(publicKeys[0]));
    expect(readReleaseKeys({ RELEASE_PUBLIC_KEY: rotated })).toMatchObject({ privateKey: undefined });
    expect(readReleaseKeys({})).toEqual({ privateKey: undefined, publicKeys: [] });
  });

  it('names the variable whose file has no Ed25519 key', () => {
    const other = join(folder, 'p-256.pem');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(other, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const empty = join(folder, 'empty.pem');
    writeFileSync(empty, '');
    expect(() => readReleaseKeys({ RELEASE_KEY: other })).toThrow(`RELEASE_KEY: ${other} must contain Ed25519 keys`);
    expect(() => readReleaseKeys({ RELEASE_KEY: join(folder, 'missing.pem') })).toThrow('RELEASE_KEY: ');
    expect(() => readReleaseKeys({ RELEASE_PUBLIC_KEY: empty })).toThrow('RELEASE_PUBLIC_KEY: ');
  });

  it('[MF-04] creates a private key that only its owner can read, and keeps an existing one', () => {
    const file = join(folder, 'new', 'key.pem');
    createKeyIfMissing(file);
    const created = readFileSync(file, 'utf8');
    createKeyIfMissing(file);
    expect(readFileSync(file, 'utf8')).toBe(created);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(createPrivateKey(created).asymmetricKeyType).toBe('ed25519');
  });
});
