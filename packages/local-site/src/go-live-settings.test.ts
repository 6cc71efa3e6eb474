import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPageSettings } from '@xana/release/page-settings';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { ROOT } from './topology.ts';

const directory = createTempDirectory('go-live');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('finds page settings in the how-to that production accepts, with every login method and a genesis', () => {
  const page = readFileSync(join(ROOT, 'packages/handbook/how-to/go-live-with-real-keys.md'), 'utf8');
  const [, json = ''] = page.split('```json\n');
  const file = join(directory, 'page-settings.json');
  writeFileSync(file, json.slice(0, json.indexOf('```')));
  const { config } = readPageSettings(file, { STRIPE_PUBLIC_KEY: 'pk_live_x' });
  expect(Object.keys(config.login ?? {}).sort()).toEqual(['email', 'social', 'telegram', 'walletConnect']);
  expect(config.genesis).toHaveProperty('8888');
  expect(config.cards?.publicKey).toBe('pk_live_x');
});
