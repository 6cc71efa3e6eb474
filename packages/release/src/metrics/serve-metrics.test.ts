import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '@xana/test-kit/test-prometheus';
import { addHealth } from '../health/release-health.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { createMeasuredServer } from './test-server.ts';

/** The samples of one metric as `labels value`. */
const find = (samples: readonly Sample[], name: string) =>
  samples.filter((sample) => sample.name === name).map(({ labels, value }) => ({ ...labels, value }));

describe('the metrics of the release server', () => {
  it('[MF-04] show what is active, since when, and how visitors get on with it', async () => {
    const { store, scrape, two } = await createMeasuredServer();
    addHealth(store, 'mfe-store', two, { mounted: 98, failed: 2, erred: 3 });
    const { type, samples } = await scrape();
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(find(samples, 'xana_release_revision')).toEqual([{ value: readRegistry(store).revision }]);
    expect(find(samples, 'xana_release_active_info')).toContainEqual({
      name: 'mfe-store',
      version: '2.0.0',
      id: two,
      value: 1,
    });
    const [since] = find(samples, 'xana_release_active_since_seconds');
    expect(Math.abs(Number(since?.value) - Date.now() / 1_000)).toBeLessThan(60);
    const visitors = find(samples, 'xana_release_visitors_total').filter(
      (each) => 'release' in each && each.release === two,
    );
    expect(visitors.map(({ value }) => value)).toEqual([99, 2, 3]);
  });

  it('[MF-04] have series of the active releases alone', async () => {
    const { scrape, command } = await createMeasuredServer();
    const before = find((await scrape()).samples, 'xana_release_visitors_total').length;
    expect((await command('rollback')).status).toBe(200);
    const { samples } = await scrape();
    expect(find(samples, 'xana_release_visitors_total')).toHaveLength(before);
    expect(find(samples, 'xana_release_active_info')).toContainEqual(expect.objectContaining({ version: '1.0.0' }));
    expect(find(samples, 'xana_release_changes_total')).toContainEqual({ verb: 'rollback', value: 1 });
  });

  it('[MF-04] count commands by verb and outcome, and unknown verbs as one', async () => {
    const { scrape, command } = await createMeasuredServer();
    await command('rollback');
    await command('rollback', {});
    await command('paint');
    await command('draw');
    expect(find((await scrape()).samples, 'xana_release_command_seconds_count')).toEqual([
      { verb: 'rollback', outcome: 'done', value: 1 },
      { verb: 'rollback', outcome: 'rejected', value: 1 },
      { verb: 'unknown', outcome: 'rejected', value: 2 },
    ]);
  });

  it('[MF-04] show deliveries, failures and position of each endpoint, without its path', async () => {
    const { scrape, command, delivery, clock, store } = await createMeasuredServer();
    const { revision } = readRegistry(store);
    await command('rollback');
    await delivery.deliver();
    const endpoint = expect.stringMatching(/^localhost:\d+\/[0-9a-f]{8}$/);
    const read = async (name: string) => find((await scrape()).samples, `xana_release_webhook_${name}`);
    expect(await read('failures_total')).toEqual([{ endpoint, value: 1 }]);
    expect(await read('position')).toEqual([{ endpoint, value: revision }]);
    clock.ms += 10_000;
    await delivery.deliver();
    expect(await read('deliveries_total')).toEqual([{ endpoint, value: 1 }]);
    expect(await read('position')).toEqual([{ endpoint, value: revision + 1 }]);
    expect(await read('dead_letters')).toEqual([{ endpoint, value: 0 }]);
  });

  it('[MF-04] show whether the registry is trusted, and when its metadata expires', async () => {
    const { scrape, store } = await createMeasuredServer();
    const { samples } = await scrape();
    expect(find(samples, 'xana_release_registry_trusted')).toEqual([{ value: 1 }]);
    const roles = find(samples, 'xana_release_metadata_expiry_timestamp_seconds');
    expect(roles.map((each) => 'role' in each && each.role)).toEqual(
      expect.arrayContaining(['root', 'targets', 'snapshot', 'timestamp', 'mfe-store']),
    );
    for (const { value } of roles) expect(value).toBeGreaterThan(Date.now() / 1_000);
    writeFileSync(join(store.directory, 'pages/current'), 'forged');
    expect(find((await scrape()).samples, 'xana_release_registry_trusted')).toEqual([{ value: 0 }]);
  });

  it('[MF-04] of a damaged store show that it is not trusted, and leave the rest out', async () => {
    const { scrape, store } = await createMeasuredServer();
    rmSync(join(store.directory, 'registry/state.json'));
    const { status, samples } = await scrape();
    expect(status).toBe(200);
    expect(find(samples, 'xana_release_registry_trusted')).toEqual([{ value: 0 }]);
    expect(find(samples, 'xana_release_revision')).toEqual([]);
  });

  it('[MF-04] are protected as the other calls, and shown to programs of the same machine', async () => {
    const { scrape } = await createMeasuredServer();
    expect((await scrape({ host: 'evil.test:4006' })).status).toBe(421);
    expect((await scrape({ origin: 'https://evil.test' })).status).toBe(403);
    expect((await scrape({}, '192.0.2.7')).status).toBe(403);
    expect((await scrape()).status).toBe(200);
  });

  it('[MF-04] need the token at a server that others reach', async () => {
    const origin = 'https://releases.xana.test';
    expect((await (await createMeasuredServer({ origin })).scrape()).status).toBe(403);
    const { scrape } = await createMeasuredServer({ origin, token: 'secret' });
    expect((await scrape()).status).toBe(401);
    expect((await scrape({ authorization: 'Bearer other' })).status).toBe(401);
    expect((await scrape({ authorization: 'Bearer secret' })).status).toBe(200);
  });
});
