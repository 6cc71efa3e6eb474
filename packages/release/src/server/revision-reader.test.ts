import fs, { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { publish } from '../commands/publish.ts';
import { refreshPage } from '../commands/switch-release.ts';
import { copyStore } from '../durability/test-site.ts';
import { readActivePage } from '../registry/read-registry.ts';
import { CONTRIBUTIONS, createTwoReleases, openTrustedStore, remoteBuild, SETTINGS } from '../test-releases.ts';
import { createTrustedSite } from '../trust/test-trust.ts';
import { createRevisionReader, type RevisionReader } from './revision-reader.ts';

const signed = createTrustedSite();

const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  error.mockClear();
  jest.useRealTimers();
});
afterAll(() => error.mockRestore());

async function current(reader: RevisionReader) {
  await reader.refresh();
  return reader.current();
}

/** A page server that has served the signed page, and the next page, which is active. */
async function publishNext() {
  const store = copyStore(signed.store);
  // What a page server has: it verifies and does not sign.
  const server = openTrustedStore(store.directory, signed.keyFolder, createTempDirectory('memory'), true);
  const reader = createRevisionReader(server);
  const served = (await current(reader))?.name;
  publish(store, SETTINGS, remoteBuild('three', { version: '3.0.0', ...CONTRIBUTIONS }));
  const name = readFileSync(join(store.directory, 'pages', 'current'), 'utf8');
  return { store, reader, served, name, folder: join(store.directory, 'pages', name) };
}

describe('createRevisionReader', () => {
  it('[T76] reads the page that the release managers signed', async () => {
    const { reader, served, name } = await publishNext();
    expect([(await current(reader))?.name, reader.isRejected()]).toEqual([name, false]);
    expect(name).not.toBe(served);
    expect(error).not.toHaveBeenCalled();
  });

  it.each<[string, (folder: string) => void, string]>([
    ['a changed page', (folder) => appendFileSync(join(folder, 'index.html'), '<script>'), 'index.html was changed'],
    [
      'a changed compressed copy',
      (folder) => appendFileSync(join(folder, 'index.html.br'), 'x'),
      'html.br was changed',
    ],
    ['a weaker policy', (folder) => writeFileSync(join(folder, 'headers.json'), '{}'), 'headers.json was changed'],
    ['no list of its files', (folder) => rmSync(join(folder, 'files.json')), 'files.json is missing'],
    [
      'the files of another page',
      (folder) => cpSync(foreignPage(), folder, { recursive: true }),
      'is not the page that was signed',
    ],
  ])('[T76] keeps serving the last verified page when the active one has %s', async (_what, damage, reason) => {
    const { reader, served, folder } = await publishNext();
    damage(folder);
    expect([(await current(reader))?.name, reader.isRejected()]).toEqual([served, true]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`${served} is served`));
    expect(error).toHaveBeenCalledWith(expect.stringContaining(reason));
  });

  it('[T76] serves nothing when no page was verified before', async () => {
    const { store, folder } = await publishNext();
    appendFileSync(join(folder, 'index.html'), '<script>');
    const server = openTrustedStore(store.directory, signed.keyFolder, createTempDirectory('memory'), true);
    expect(await current(createRevisionReader(server))).toBeUndefined();
  });

  it('verifies a page once, and a rejected one once per second with one log line, until it is repaired', async () => {
    const { store, reader, name, folder } = await publishNext();
    appendFileSync(join(folder, 'index.html'), '<script>');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const read = jest.spyOn(fs, 'readdirSync');
    for (let request = 0; request < 3; request += 1) await reader.refresh();
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    await reader.refresh();
    expect([read.mock.calls.length, error.mock.calls.length]).toEqual([2, 1]);
    refreshPage(store, SETTINGS);
    jest.advanceTimersByTime(1_000);
    expect([(await current(reader))?.name, reader.isRejected()]).toEqual([name, false]);
    read.mockClear();
    for (let request = 0; request < 3; request += 1) await reader.refresh();
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('reads unsigned pages when no root is configured', async () => {
    const { store } = createTwoReleases();
    expect(await current(createRevisionReader(store))).toBeDefined();
  });
});

/** An intact page that the release managers of another store signed. */
function foreignPage(): string {
  const { store } = createTrustedSite();
  return join(store.directory, 'pages', readActivePage(store) ?? '');
}
