import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { rollBack } from '../commands/roll-back.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { CHANGE, openTrustedStore, SETTINGS } from '../test-releases.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { renewMetadata } from '../trust/renew-metadata.ts';
import { createTrustedSite } from '../trust/test-trust.ts';
import { startTestS3Server } from './test-bucket-server.ts';
import { createMachine } from './test-machine.ts';
import { changeStore } from './upstream.ts';

it('[MF-04] a machine remembers nothing of a change that lost, so the bucket does not look turned back to it', async () => {
  const server = await startTestS3Server();
  const { store, keyFolder, one } = createTrustedSite();
  const first = createMachine(server.settings, { directory: store.directory, keys: store.keys });
  await first.run('status');
  const { directory, keys } = openTrustedStore(createTempDirectory('second'), keyFolder, createTempDirectory('memory'));
  const { healthDirectory } = store;
  const second = createMachine(server.settings, { directory, keys, healthDirectory });
  await second.run('status');
  const lost = changeStore(second.store, async (draft) => {
    await assertTrusted(draft);
    rollBack(draft, SETTINGS, CHANGE);
    // Without a memory of its own, the machine would know a timestamp that the bucket never had.
    await assertTrusted(draft);
    renewMetadata(draft);
    await assertTrusted(draft);
    await first.run('rollback mfe-store');
  });
  await expect(lost).rejects.toThrow('Another change reached the bucket first');
  expect((await second.run('status')).text).toContain(one.slice(0, 8));
  expect(readRegistry(second.store).revision).toBe(readRegistry(first.store).revision);
}, 60_000);
