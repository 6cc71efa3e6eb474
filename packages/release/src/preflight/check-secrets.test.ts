import { createReleaseFixture } from '../test-releases.ts';
import { checkSecrets } from './check-secrets.ts';

const files = (content: string) => new Map([['main.mjs', Buffer.from(content)]]);
// Joined at run time, so that secret scanners of this repository do not report them.
const SECRETS = [
  ['-----BEGIN EC PRIVATE', 'KEY-----'].join(' '),
  `sk_${'live'}_${'a1'.repeat(12)}`,
  `whsec_${'a1'.repeat(12)}`,
  `AKIA${'A1B2'.repeat(4)}`,
  `ghp_${'a1b2'.repeat(9)}`,
  `xoxb-${'1234567890'}-abc`,
];

describe('[T44] checkSecrets', () => {
  it.each(SECRETS)('rejects a file with %s', (secret) => {
    expect(checkSecrets(files(`const key = "${secret}";`))).toEqual([expect.stringContaining('main.mjs contains')]);
  });

  it('accepts public keys and plain code', () => {
    expect(checkSecrets(files(`const key = "pk_${'live'}_${'a1'.repeat(12)}"; export { key };`))).toEqual([]);
  });

  it('publishes nothing of a build that contains a secret', () => {
    const { remote, store } = createReleaseFixture();
    expect(() => remote(`const key = "${SECRETS[1]}"`)).toThrow('looks like a private key or token');
    expect(store.idsOf('mfe-store')).toEqual([]);
  });
});
