import { generateKeyPairSync } from 'node:crypto';
import fs, { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../commands/publish.ts';
import { refreshPage } from '../commands/switch-release.ts';
import { copyStore, createSite } from '../durability/test-site.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { CONTRIBUTIONS, createReleaseFixture, remoteBuild, SETTINGS } from '../test-releases.ts';
import { createRevisionReader } from './revision-reader.ts';

const pair = generateKeyPairSync('ed25519');
const KEYS = { privateKey: pair.privateKey, publicKeys: [pair.publicKey] };
/** What a page server has: it verifies and does not sign. */
const PUBLIC = { privateKey: undefined, publicKeys: [pair.publicKey] };
const signed = createSite(KEYS);

const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  error.mockClear();
  jest.useRealTimers();
});
afterAll(() => error.mockRestore());

/** A page server that has served the signed page, and the next page, which is active. */
function publishNext() {
  const store = copyStore(signed.store);
  const reader = createRevisionReader(new ReleaseStore(store.directory, undefined, PUBLIC));
  const served = reader.current()?.name;
  publish(store, SETTINGS, remoteBuild('three', { version: '3.0.0', ...CONTRIBUTIONS }));
  const name = readFileSync(join(store.directory, 'pages', 'current'), 'utf8');
  return { store, reader, served, name, folder: join(store.directory, 'pages', name) };
}

describe('createRevisionReader', () => {
  it('[T76] reads the page that an accepted key signed', () => {
    const { reader, served, name } = publishNext();
    expect([reader.current()?.name, reader.isRejected()]).toEqual([name, false]);
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
    ['a missing signature', (folder) => rmSync(join(folder, 'signature.json')), 'is not signed'],
    [
      'a signature of another key',
      (folder) => cpSync(foreignPage(), folder, { recursive: true }),
      'was not made with an accepted key',
    ],
  ])('[T76] keeps serving the last verified page when the active one has %s', (_what, damage, reason) => {
    const { reader, served, folder } = publishNext();
    damage(folder);
    expect([reader.current()?.name, reader.isRejected()]).toEqual([served, true]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`${served} is served`));
    expect(error).toHaveBeenCalledWith(expect.stringContaining(reason));
  });

  it('[T76] serves nothing when no page was verified before', () => {
    const { store, folder } = publishNext();
    appendFileSync(join(folder, 'index.html'), '<script>');
    expect(createRevisionReader(store).current()).toBeUndefined();
  });

  it('verifies a page once, and a rejected one once per second with one log line, until it is repaired', () => {
    const { store, reader, name, folder } = publishNext();
    appendFileSync(join(folder, 'index.html'), '<script>');
    jest.useFakeTimers();
    const read = jest.spyOn(fs, 'readdirSync');
    for (let request = 0; request < 3; request += 1) reader.current();
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    reader.current();
    expect([read.mock.calls.length, error.mock.calls.length]).toEqual([2, 1]);
    refreshPage(store, SETTINGS);
    jest.advanceTimersByTime(1_000);
    expect([reader.current()?.name, reader.isRejected()]).toEqual([name, false]);
    read.mockClear();
    for (let request = 0; request < 3; request += 1) reader.current();
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('reads unsigned pages when no key is configured', () => {
    const { store } = createSite();
    expect(createRevisionReader(store).current()).toBeDefined();
  });
});

/** The page of a store with another key: intact, and signed with a key that is not accepted. */
function foreignPage(): string {
  const other = generateKeyPairSync('ed25519');
  const site = createReleaseFixture({ keys: { privateKey: other.privateKey, publicKeys: [other.publicKey] } });
  site.shell();
  return join(site.store.directory, 'pages', readFileSync(join(site.store.directory, 'pages', 'current'), 'utf8'));
}
