import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recover } from '../commands/recover.ts';
import { rollBack } from '../commands/roll-back.ts';
import { statusTable } from '../commands/tables.ts';
import { unlock } from '../commands/unlock.ts';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { sha256 } from '../store/integrity.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { CHANGE, createTwoReleases, SETTINGS } from '../test-releases.ts';
import { checkTrust } from '../trust/assert-trusted.ts';
import { createTrustedSite } from '../trust/test-trust.ts';
import { copyStore, expectAgreement } from './test-site.ts';

/** Keys of the log alone, as in a store without metadata. */
const pair = generateKeyPairSync('ed25519');
const KEYS = { privateKey: pair.privateKey, publicKeys: [pair.publicKey] };
const signed = createTrustedSite();
const { one, two } = signed;
const BY = { actor: 'mia', reason: 'trial' };

const fileIn = (store: ReleaseStore, ...path: string[]) => join(store.directory, ...path);
const pageOf = (store: ReleaseStore) =>
  join(store.directory, 'pages', readFileSync(fileIn(store, 'pages', 'current'), 'utf8'));
const artifact = (store: ReleaseStore, id: string, file: string) => join(store.pathOf('mfe-store', id), file);
const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
const logOf = (store: ReleaseStore) => fileIn(store, 'registry', 'log.jsonl');
const linesOf = (store: ReleaseStore) => readFileSync(logOf(store), 'utf8').trim().split('\n');
const writeLines = (store: ReleaseStore, lines: string[]) =>
  writeFileSync(logOf(store), lines.map((line) => `${line}\n`).join(''));

/** Rewrites a line and all hashes, as an attacker without the key does. */
function forgeLog(store: ReleaseStore, isSignatureKept: boolean): void {
  let previousHash = '';
  const lines = linesOf(store).map((line) => {
    const {
      hash: _,
      signature,
      ...entry
    } = JSON.parse(line.replace('publish one', 'publish 0ne')) as Record<string, unknown>;
    entry.previousHash = previousHash;
    previousHash = sha256(JSON.stringify(entry));
    return JSON.stringify({ ...entry, hash: previousHash, ...(isSignatureKept ? { signature } : {}) });
  });
  writeLines(store, lines);
}

type Damage = [string, (store: ReleaseStore) => void, string];

const ARTIFACTS: Damage[] = [
  [
    'a changed file of the active release',
    (store) => writeFileSync(artifact(store, two, 'main.mjs'), 'evil'),
    'main.mjs',
  ],
  ['a changed brotli copy', (store) => writeFileSync(artifact(store, two, 'main.mjs.br'), 'evil'), 'main.mjs.br'],
  ['a missing gzip copy', (store) => rmSync(artifact(store, two, 'main.mjs.gz')), 'main.mjs.gz'],
  [
    'a changed file of the last known good release',
    (store) => writeFileSync(artifact(store, one, 'main.mjs'), 'evil'),
    '1.0.0: main.mjs',
  ],
  [
    'a missing last known good release',
    (store) => rmSync(store.pathOf('mfe-store', one), { recursive: true }),
    `${one}: its folder is missing`,
  ],
  [
    'a forged version in a record',
    (store) => change(artifact(store, two, 'release.json'), '"2.0.0"', '"6.6.6"'),
    'not in the list that its team signed',
  ],
];
const PAGES: Damage[] = [
  [
    'a changed page',
    (store) => appendFileSync(join(pageOf(store), 'index.html'), '<script>'),
    'index.html was changed',
  ],
  [
    'a changed compressed page',
    (store) => appendFileSync(join(pageOf(store), 'index.html.br'), 'x'),
    'index.html.br was changed',
  ],
  [
    'an additional file of the page',
    (store) => writeFileSync(join(pageOf(store), 'x.html'), 'x'),
    'x.html was changed',
  ],
  [
    'a page whose hashes were recomputed',
    (store) => {
      appendFileSync(join(pageOf(store), 'headers.json'), ' ');
      change(
        join(pageOf(store), 'files.json'),
        /"headers.json": "\w+"/,
        `"headers.json": "${sha256(readFileSync(join(pageOf(store), 'headers.json'), 'utf8'))}"`,
      );
    },
    'is not the page that was signed',
  ],
  ['a page without its list of files', (store) => rmSync(join(pageOf(store), 'files.json')), 'files.json is missing'],
  ['a missing page folder', (store) => rmSync(pageOf(store), { recursive: true }), 'is missing'],
  [
    'a pointer to an older page',
    (store) => writeFileSync(fileIn(store, 'pages', 'current'), String(readLog(store)[2]?.page)),
    'pages/current is not the one that the release managers signed',
  ],
  ['a missing pointer', (store) => rmSync(fileIn(store, 'pages', 'current')), 'pages/current is missing'],
];
const LOGS: Damage[] = [
  ['an unreadable line', (store) => writeLines(store, linesOf(store).with(1, 'x{')), 'Line 2 of the log is unreadable'],
  ['a changed line', (store) => change(logOf(store), 'publish one', 'publish 0ne'), 'changed at revision 3'],
  ['a log with recomputed hashes', (store) => forgeLog(store, true), 'The signature of revision 3'],
  ['a log with recomputed hashes and without signatures', (store) => forgeLog(store, false), 'is not signed'],
  [
    'a truncated log',
    (store) => writeLines(store, linesOf(store).slice(0, 2)),
    'The log has 2 lines, and the registry is at revision 4',
  ],
  ['a reordered log', (store) => writeLines(store, linesOf(store).toReversed()), 'changed at revision'],
  ['a missing line', (store) => writeLines(store, linesOf(store).toSpliced(1, 1)), 'no entry for revision 2'],
  [
    'a changed registry',
    (store) => change(fileIn(store, 'registry', 'state.json'), two, one),
    'not the result of the log',
  ],
  [
    'an unreadable registry',
    (store) => writeFileSync(fileIn(store, 'registry', 'state.json'), '{'),
    'state.json is missing or unreadable',
  ],
  ['a missing registry', (store) => rmSync(fileIn(store, 'registry', 'state.json')), 'state.json is missing'],
];

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
afterAll(() => warn.mockRestore());

async function verify(store: ReleaseStore): Promise<string[]> {
  const { problems } = await checkTrust(store);
  return [...problems, ...verifyStore(store).problems];
}

const repair = async (store: ReleaseStore): Promise<string[]> =>
  recover(store, SETTINGS, { ...BY, distrust: (await checkTrust(store)).problems });

describe('release verify', () => {
  it('[MF-04] accepts an intact signed store', async () => {
    expect(await verify(signed.store)).toEqual([]);
    expect(verifyStore(signed.store)).toEqual({ problems: [], notes: [] });
    expectAgreement(signed.store);
  });

  it.each([...ARTIFACTS, ...PAGES, ...LOGS])('[MF-04] detects %s', async (_what, damage, expected) => {
    const store = copyStore(signed.store);
    damage(store);
    expect((await verify(store)).join('\n')).toContain(expected);
  });

  it('[MF-04] lists all problems, not only the first', () => {
    const store = copyStore(signed.store);
    for (const [, damage] of [ARTIFACTS[0], ARTIFACTS[3], PAGES[0], LOGS[1]].filter((each) => each !== undefined))
      damage(store);
    expect(verifyStore(store).problems).toHaveLength(4);
  });

  it('[MF-04] reads entries from before signatures and reports them', () => {
    const { store } = createTwoReleases();
    const keyed = new ReleaseStore(store.directory, undefined, KEYS);
    expect(verifyStore(keyed).problems.join('\n')).toContain('not signed');
    recover(keyed, SETTINGS, BY);
    expect(verifyStore(keyed)).toEqual({ problems: [], notes: ['3 entries were written before signatures.'] });
  });

  it('[MF-04] rejects an unsigned change of a signed store', () => {
    const { directory } = copyStore(signed.store);
    const store = new ReleaseStore(directory, undefined, { privateKey: undefined, publicKeys: [] });
    expect(() => rollBack(store, SETTINGS, CHANGE)).toThrow('Set RELEASE_KEY');
  });
});

describe('release recover', () => {
  it('[MF-04] changes nothing in an intact store', async () => {
    const store = copyStore(signed.store);
    expect(await repair(store)).toEqual([]);
    expect(readLog(store)).toHaveLength(4);
  });

  it.each([...ARTIFACTS, ...PAGES, ...LOGS])(
    '[MF-04] repairs a store with %s, and records it',
    async (_what, damage) => {
      const store = copyStore(signed.store);
      damage(store);
      expect(await repair(store)).not.toEqual([]);
      expect(await verify(store)).toEqual([]);
      expectAgreement(store);
      expect(readLog(store).at(-1)).toMatchObject({ verb: 'recover', ...BY });
      expect(readLog(store).at(-1)?.revision).toBeGreaterThanOrEqual(5);
      expect(statusTable(store)).toContain('mfe-store');
    },
  );

  it('[MF-04] makes the latest intact release active when the files of the active one are damaged', async () => {
    const store = copyStore(signed.store);
    rmSync(artifact(store, two, 'main.mjs'));
    await repair(store);
    expect(readRegistry(store).microfrontends['mfe-store']).toMatchObject({ active: one, earlier: [] });
  });

  it('[MF-04] rebuilds the registry from the active page when registry and log are missing', async () => {
    const store = copyStore(signed.store);
    const before = readRegistry(store);
    for (const file of ['state.json', 'log.jsonl']) rmSync(fileIn(store, 'registry', file));
    expect(() => readRegistry(store)).toThrow('release recover');
    await repair(store);
    expect(readRegistry(store)).toMatchObject({ microfrontends: before.microfrontends });
    expectAgreement(store);
  });
});

describe('a damaged store', () => {
  it.each([LOGS[0], LOGS[4], ...LOGS.slice(8), PAGES[5]].filter((each) => each !== undefined))(
    '[MF-04] stops commands with %s, and names `release recover`',
    (_what, damage) => {
      const store = copyStore(signed.store);
      damage(store);
      const log = existsSync(logOf(store)) && readFileSync(logOf(store), 'utf8');
      expect(() => completeInterrupted(store)).toThrow('release recover');
      expect(() => rollBack(store, SETTINGS, CHANGE)).toThrow('release recover');
      expect(existsSync(logOf(store)) && readFileSync(logOf(store), 'utf8')).toBe(log);
    },
  );
});

describe('release unlock', () => {
  it('[MF-04] shows the owner, removes the lock for a reason, and records it', () => {
    const store = copyStore(signed.store);
    expect(unlock(store, BY)).toBeNull();
    const owner = {
      nonce: 'x',
      pid: 1,
      host: 'build-3',
      realm: 'another boot',
      startTicks: '9',
      since: new Date().toISOString(),
    };
    writeFileSync(fileIn(store, 'registry', '.lock'), JSON.stringify(owner));
    expect(() => unlock(store, { actor: 'mia', reason: undefined })).toThrow(
      'process 1 on build-3 holds the lock for 0 s',
    );
    expect(unlock(store, BY)).toBe('process 1 on build-3 holds the lock for 0 s');
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'unlock',
      ...BY,
      details: ['process 1 on build-3 holds the lock for 0 s'],
    });
    expectAgreement(store);
    rollBack(store, SETTINGS, CHANGE);
    expectAgreement(store);
  });
});
