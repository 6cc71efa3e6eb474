import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { quarantine } from '../commands/quarantine.ts';
import { refreshPage } from '../commands/switch-release.ts';
import { readActivePage } from '../registry/read-registry.ts';
import { CHANGE, SETTINGS } from '../test-releases.ts';
import { copyRegistry, createTrustedSite } from '../trust/test-trust.ts';
import { createRevisionReader } from './revision-reader.ts';

const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.useRealTimers());
afterAll(() => error.mockRestore());

/** A page server that has shown the page, before and after the active release was quarantined. */
async function createServer() {
  const site = createTrustedSite();
  const reader = createRevisionReader(site.reader());
  await reader.refresh();
  const putBack = copyRegistry(site.store);
  quarantine(site.store, SETTINGS, { ...CHANGE, release: '2.0.0' });
  await reader.refresh();
  const fixed = readActivePage(site.store);
  expect([reader.current()?.name, reader.isRejected()]).toEqual([fixed, false]);
  return { ...site, putBack, fixed, server: reader };
}

describe('a page server with a trusted root', () => {
  it('[MF-04] [T76] keeps the page of the fix when yesterday’s registry is put back, also after a restart', async () => {
    const { putBack, fixed, server, reader } = await createServer();
    putBack();
    await server.refresh();
    expect([server.current()?.name, server.isRejected()]).toEqual([fixed, true]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('less than current version'));
    const restarted = createRevisionReader(reader());
    await restarted.refresh();
    expect([restarted.current()?.name, restarted.isRejected()]).toEqual([fixed, true]);
  });

  it('[MF-04] does not follow a pointer that was not signed', async () => {
    const { store, fixed, server } = await createServer();
    copyRegistry(store, ['pages/current']);
    appendFileSync(join(store.directory, 'pages/current'), 'x');
    await server.refresh();
    expect([server.current()?.name, server.isRejected()]).toEqual([fixed, false]);
  });

  it('[T76] serves no page whose files were changed', async () => {
    const { store, server, fixed } = await createServer();
    refreshPage(store, { ...SETTINGS, config: { ...SETTINGS.config, showTestnets: true } });
    const name = readActivePage(store) ?? '';
    appendFileSync(join(store.directory, 'pages', name, 'index.html'), '<script>');
    await server.refresh();
    expect(name).not.toBe(fixed);
    expect([server.current()?.name, server.isRejected()]).toEqual([fixed, true]);
  });

  it('[MF-04] reports that the registry expired, and continues to serve the page', async () => {
    const { server, fixed } = await createServer();
    jest.useFakeTimers({ now: Date.now() + 8 * 86_400_000, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await server.refresh();
    expect([server.current()?.name, server.isRejected()]).toEqual([fixed, true]);
  });
});
