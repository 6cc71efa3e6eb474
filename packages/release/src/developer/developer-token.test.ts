import { generateKeyPairSync, sign } from 'node:crypto';
import { createDeveloperToken, readDeveloperToken } from './developer-token.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const SITE = 'https://xana.test';
const NOW = Date.UTC(2026, 10, 22);
const CLAIMS = { site: SITE, createdBy: 'mia', expiresAt: NOW + 1_000 };
const EXPECTED = { site: SITE, publicKeys: [publicKey], now: NOW };
const token = createDeveloperToken(CLAIMS, privateKey);
const [payload = '', signature = ''] = token.split('.');

describe('readDeveloperToken', () => {
  it('reads a signed token until it expires', () => {
    expect(readDeveloperToken(token, EXPECTED)).toEqual(CLAIMS);
    expect(readDeveloperToken(token, { ...EXPECTED, now: NOW + 999 })).toEqual(CLAIMS);
    expect(readDeveloperToken(token, { ...EXPECTED, now: NOW + 1_000 })).toBeNull();
  });

  it('[T71] rejects a token for another site', () => {
    expect(readDeveloperToken(token, { ...EXPECTED, site: 'https://staging.xana.test' })).toBeNull();
  });

  const later = Buffer.from(JSON.stringify({ ...CLAIMS, expiresAt: NOW + 1e9 })).toString('base64url');
  const otherKey = generateKeyPairSync('ed25519').privateKey;
  it.each([
    ['a changed expiry', `${later}.${signature}`],
    ['the key of an attacker', createDeveloperToken(CLAIMS, otherKey)],
    ['no signature', `${payload}.`],
    ['claims alone', payload],
    ['a second signature', `${token}.${signature}`],
    ['an empty text', ''],
    ['a long text', `${'a'.repeat(10_000)}.${signature}`],
    [
      'a signature of the same key for another purpose',
      `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`,
    ],
  ])('[T71] rejects a token with %s', (_what, forged) => {
    expect(readDeveloperToken(forged, EXPECTED)).toBeNull();
  });
});
