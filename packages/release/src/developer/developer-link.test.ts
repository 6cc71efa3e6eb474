import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { runCommand } from '../commands/run-command.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { createReleaseFixture, SETTINGS } from '../test-releases.ts';
import { readDeveloperToken } from './developer-token.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const DEVELOPED: PageSettings = { ...SETTINGS, developer: { overrideOrigins: ['http://localhost:3103'] } };
const SITE = SETTINGS.config.origins.site;

beforeEach(() => {
  const file = join(createTempDirectory('keys'), 'release-key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env.RELEASE_KEY = file;
});
afterEach(() => {
  delete process.env.RELEASE_KEY;
});

async function run(options: Record<string, string> = {}, settings = DEVELOPED): Promise<string> {
  const { store } = createReleaseFixture();
  const call = { verb: 'developer-link', args: [], options, actor: 'mia' };
  return (await runCommand({ store, settings: () => settings }, call)).text;
}

describe('release developer-link', () => {
  it('prints a link for this site that is valid for the given hours', async () => {
    const [link = ''] = (await run({ hours: '2' })).split('\n');
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname]).toEqual([SITE, '/developer']);
    const read = (now: number) =>
      readDeveloperToken(searchParams.get('token') ?? '', {
        site: SITE,
        publicKeys: [createPublicKey(privateKey)],
        now,
      });
    expect(read(Date.now() + 7_100_000)).toMatchObject({ createdBy: 'mia' });
    expect(read(Date.now() + 7_200_000)).toBeNull();
  });

  it.each(['0', '-1', '25', 'x'])('rejects --hours %s', async (hours) => {
    await expect(run({ hours })).rejects.toThrow('--hours must be a number up to 24');
  });

  it('[T71] creates no link for a site without an allow-list, or without the private key', async () => {
    await expect(run({}, SETTINGS)).rejects.toThrow('Developer overrides are off');
    delete process.env.RELEASE_KEY;
    await expect(run()).rejects.toThrow('RELEASE_KEY must contain the private key');
  });
});
