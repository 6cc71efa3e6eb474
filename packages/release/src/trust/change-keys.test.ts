import { createPublicKey } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { publish } from '../commands/publish.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { readLog } from '../registry/release-log.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { createKeyIfMissing } from '../store/signing.ts';
import { CHANGE, openTrustedStore, remoteBuild, SETTINGS } from '../test-releases.ts';
import { assertTrusted } from './assert-trusted.ts';
import { describeKey } from './describe-key.ts';
import { createTrustedSite, runKeys } from './test-trust.ts';

/** A new private key in a folder. @returns the file of its public half, and the id */
function createKey(folder: string, name: string) {
  const file = join(folder, name);
  createKeyIfMissing(file);
  const key = createPublicKey(readFileSync(file));
  const publicFile = join(createTempDirectory('public'), `${name}.pub`);
  writeFileSync(publicFile, key.export({ type: 'spki', format: 'pem' }));
  return { publicFile, id: describeKey(key).id };
}

const idOf = (keyFolder: string, role: string) =>
  describeKey(createPublicKey(readFileSync(join(keyFolder, `${role}-key.pem`)))).id;

describe('release keys', () => {
  it('[MF-04] lists who may sign what', async () => {
    const { store, keyFolder } = createTrustedSite();
    const table = await runKeys(store, []);
    for (const role of ['root', 'timestamp', 'mfe-store'])
      expect(table).toMatch(new RegExp(`^${role} .*${idOf(keyFolder, role).slice(0, 16)}`, 'm'));
    expect(table).toMatch(new RegExp(`^targets .*${idOf(keyFolder, 'release').slice(0, 16)}`, 'm'));
  });

  it('[MF-04] gives a team a new key and takes the old one away; its releases stay in use', async () => {
    const { store, keyFolder, reader } = createTrustedSite();
    const old = idOf(keyFolder, 'mfe-store');
    const { publicFile, id } = createKey(keyFolder, 'new.pem');
    await runKeys(store, ['grant', 'mfe-store', publicFile]);
    await assertTrusted(reader());
    const manager = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    expect(await runKeys(manager, ['sign', 'mfe-store'])).toContain('the list of 2 releases was signed');
    await runKeys(manager, ['revoke', 'mfe-store', old.slice(0, 8)]);
    const seen = reader();
    await assertTrusted(seen);
    expect(seen.trusted?.releases.size).toBe(3);
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'keys',
      reason: 'trial',
      details: [`mfe-store: ${id.slice(0, 16)}`],
    });
    rmSync(join(keyFolder, 'new.pem'));
    const thief = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    expect(() => publish(thief, SETTINGS, remoteBuild('evil', { version: '6.6.6' }))).toThrow('must be signed');
  });

  it('[MF-04] lets nothing of a team become active after its only key was revoked, until a new key signs', async () => {
    const { store, keyFolder } = createTrustedSite();
    await runKeys(store, ['revoke', 'mfe-store', idOf(keyFolder, 'mfe-store')]);
    await assertTrusted(store);
    expect(store.trusted?.notes.join()).toContain('The list of mfe-store was refused');
    expect(() => rollBack(store, SETTINGS, CHANGE)).toThrow('not in the list that its team signed');
    const { publicFile } = createKey(keyFolder, 'new.pem');
    await runKeys(store, ['grant', 'mfe-store', publicFile]);
    const manager = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    await runKeys(manager, ['sign', 'mfe-store']);
    await assertTrusted(manager);
    rollBack(manager, SETTINGS, CHANGE);
    expect(readLog(store).at(-1)).toMatchObject({ verb: 'rollback' });
  });

  it.each(['targets', 'snapshot', 'timestamp', 'root'])(
    '[MF-04] replaces the key of %s; machines with the first root follow',
    async (role) => {
      const { store, keyFolder, reader, memory, two } = createTrustedSite();
      await assertTrusted(reader());
      const { publicFile } = createKey(keyFolder, 'zz-new.pem');
      const manager = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
      await runKeys(manager, ['rotate', role, publicFile]);
      await assertTrusted(reader());
      const next = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
      rollBack(next, SETTINGS, CHANGE);
      await assertTrusted(openTrustedStore(store.directory, keyFolder, memory, true));
      expect(verifyStore(openTrustedStore(store.directory, keyFolder, memory, true)).problems).toEqual([]);
      rmSync(join(keyFolder, 'zz-new.pem'));
      const old = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
      const work = async () =>
        role === 'root'
          ? await runKeys(old, ['rotate', 'timestamp', publicFile])
          : promote(old, SETTINGS, { ...CHANGE, to: two });
      await expect(work()).rejects.toThrow(role === 'targets' ? 'Set RELEASE_KEY' : `${role} must be signed`);
    },
  );

  it('[MF-04] asks for as many keys of the root as its threshold', async () => {
    const { store, keyFolder } = createTrustedSite();
    const keys = ['a.pem', 'b.pem'].map((name) => createKey(keyFolder, name).publicFile);
    const manager = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    await runKeys(manager, ['rotate', 'root', ...keys], { threshold: '2' });
    rmSync(join(keyFolder, 'b.pem'));
    const one = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    await expect(runKeys(one, ['rotate', 'timestamp', ...keys.slice(0, 1)])).rejects.toThrow('2 of the keys');
  });

  it.each(['x', '0', '3', '1.5'])(
    '[MF-04] rejects the threshold %s, with which no root could be signed',
    async (threshold) => {
      const { store, keyFolder, reader } = createTrustedSite();
      const keys = ['a.pem', 'b.pem'].map((name) => createKey(keyFolder, name).publicFile);
      await expect(runKeys(store, ['rotate', 'root', ...keys], { threshold })).rejects.toThrow('--threshold must be');
      await assertTrusted(reader());
    },
  );

  it.each([
    [['paint'], 'There is no "keys paint"'],
    [['grant', 'mfe-store'], 'Name a microfrontend'],
    [['revoke', 'mfe-store', 'zz'], 'mfe-store has no key zz'],
    [['rotate', 'team', 'x'], 'release keys rotate <root|targets|snapshot|timestamp>'],
  ])('names what %j lacks', async (words, message) => {
    const { store } = createTrustedSite();
    await expect(runKeys(store, words)).rejects.toThrow(message);
  });
});
