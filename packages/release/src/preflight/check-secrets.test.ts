import { setUp } from '../fixtures.ts';
import { checkSecrets } from './check-secrets.ts';

const files = (content: string) => new Map([['main.mjs', Buffer.from(content)]]);
// In pieces, so that nobody who scans this repository takes them for real.
const SECRETS = [
  ['-----BEGIN EC PRIVATE', 'KEY-----'].join(' '),
  `sk_${'live'}_${'a1'.repeat(12)}`,
  `whsec_${'a1'.repeat(12)}`,
  `AKIA${'A1B2'.repeat(4)}`,
  `ghp_${'a1b2'.repeat(9)}`,
  `xoxb-${'1234567890'}-abc`,
];

describe('[T44] secrets in a build', () => {
  it.each(SECRETS)('refuses a file with %s', (secret) => {
    expect(checkSecrets(files(`const key = "${secret}";`))).toEqual([expect.stringContaining('main.mjs holds')]);
  });

  it('accepts public keys and plain code', () => {
    expect(checkSecrets(files(`const key = "pk_${'live'}_${'a1'.repeat(12)}"; export { key };`))).toEqual([]);
  });

  it('publishes nothing of a build that holds one', () => {
    const { remote, store } = setUp();
    expect(() => remote(`const key = "${SECRETS[1]}"`)).toThrow('looks like a private key or token');
    expect(store.idsOf('mfe-store')).toEqual([]);
  });
});
