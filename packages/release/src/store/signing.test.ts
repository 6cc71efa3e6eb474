import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { createKeyFiles, keyFileOf, rootFileOf } from '../trust/key-files.ts';
import { createKeyIfMissing, keyId, readReleaseKeys, sign, verify } from './signing.ts';

const folder = createTempDirectory('keys');

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

  it('[MF-04] reads private keys from a file with several, or from a folder', () => {
    const keys = createTempDirectory('several');
    const [one, two] = ['one.pem', 'two.pem'].map((name) => join(keys, name));
    if (!one || !two) throw new Error('no files');
    for (const file of [one, two]) createKeyIfMissing(file);
    writeFileSync(join(keys, 'root.json'), '{}');
    const fromFolder = readReleaseKeys({ RELEASE_KEY: keys }, folder);
    expect(fromFolder.privateKeys).toHaveLength(2);
    const both = join(folder, 'both.pem');
    writeFileSync(both, `# keys\n${readFileSync(one, 'utf8')}${readFileSync(two, 'utf8')}`);
    const fromFile = readReleaseKeys({ RELEASE_KEY: both }, folder);
    expect(fromFile.privateKeys?.map(keyId)).toEqual(fromFolder.privateKeys?.map(keyId));
    expect(fromFile.privateKey && keyId(fromFile.privateKey)).toBe(
      fromFile.publicKeys[0] && keyId(fromFile.publicKeys[0]),
    );
    expect(readReleaseKeys({}, folder)).toEqual({ privateKey: undefined, publicKeys: [], privateKeys: [] });
  });

  it('[MF-04] accepts the keys of the root, and signs with one that it lists', () => {
    const keys = createTempDirectory('root');
    createKeyFiles(keys, ['mfe-store']);
    const environment = { RELEASE_KEY: keys, RELEASE_ROOT: rootFileOf(keys), TRUST_DIRECTORY: folder };
    const { privateKey, publicKeys } = readReleaseKeys(environment, folder);
    const release = createPrivateKey(readFileSync(keyFileOf(keys, 'release')));
    expect(privateKey && keyId(privateKey)).toBe(keyId(release));
    expect(publicKeys.map(keyId)).toEqual([keyId(release)]);
    const team = { ...environment, RELEASE_KEY: keyFileOf(keys, 'mfe-store') };
    expect(readReleaseKeys(team, folder).privateKey).toBeUndefined();
    expect(() => readReleaseKeys({ RELEASE_ROOT: rootFileOf(keys) }, folder)).toThrow('needs TRUST_DIRECTORY');
  });

  it('names the variable whose file has no Ed25519 key, or does not contain a root', () => {
    const other = join(folder, 'p-256.pem');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(other, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const empty = join(folder, 'empty.pem');
    writeFileSync(empty, '');
    const read = (RELEASE_KEY: string) => readReleaseKeys({ RELEASE_KEY }, folder);
    expect(() => read(other)).toThrow(`RELEASE_KEY: ${other} must contain Ed25519 keys`);
    expect(() => read(join(folder, 'missing.pem'))).toThrow('RELEASE_KEY: ');
    expect(() => read(empty)).toThrow('RELEASE_KEY: ');
    for (const RELEASE_ROOT of [empty, join(folder, 'missing.json')])
      expect(() => readReleaseKeys({ RELEASE_ROOT, TRUST_DIRECTORY: folder }, folder)).toThrow('RELEASE_ROOT: ');
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
