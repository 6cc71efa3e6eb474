import fs from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '../registry/read-registry.ts';
import { CHANGE, CONTRIBUTIONS, createReleaseFixture, createShellFixture, SETTINGS } from '../test-releases.ts';
import { promote, rollBack } from './roll-back.ts';
import { historyTable } from './tables.ts';

const actualWrite = fs.writeFileSync;

describe('publish', () => {
  it('[MF-03] names a release after its content, and changes nothing when the same content is published again', () => {
    const { remote, store } = createShellFixture();
    const first = remote('one');
    expect(remote('one')).toEqual({ id: first.id, isNew: false });
    expect(remote('two').id).not.toBe(first.id);
    expect(store.idsOf('mfe-store')).toHaveLength(2);
  });

  it('[T44] publishes modules without source maps, and rejects a build with other files by name', () => {
    const { remote, store } = createReleaseFixture();
    const { id } = remote('one');
    expect(store.record('mfe-store', id).files.map(({ path }) => path)).toEqual(['main.mjs', 'remoteEntry.mjs']);
    expect(() => remote('two', { files: { 'logo.png': 'x' } })).toThrow('logo.png');
  });

  it('stores the federation manifest and no other JSON, and records which kind of container a build has', () => {
    const { remote, store } = createReleaseFixture();
    const old = store.record('mfe-store', remote('one').id);
    const manifests = { 'mf-manifest.json': '{}', 'mf-stats.json': '{}', 'more/mf-manifest.json': '{}' };
    const files = { ...manifests, 'main.mjs': 'globalThis[Symbol.for("xana.federation")]' };
    const official = store.record('mfe-store', remote('two', { version: '1.1.0', files }).id);
    expect(old.container).toBeUndefined();
    expect(official.container).toBe('federation');
    expect(official.files.map(({ path }) => path)).toEqual(['main.mjs', 'mf-manifest.json', 'remoteEntry.mjs']);
  });

  it('[T44] records commit and builder, and stores source maps where no server finds them', async () => {
    const { remote, store } = createShellFixture();
    const { id } = remote('one');
    expect(store.record('mfe-store', id).source).toEqual({
      commit: 'c0ffee0000000000000000000000000000000000',
      builder: 'github xana run 7',
      hasSourceMaps: true,
    });
    expect(fs.readFileSync(join(store.sourceMapsOf('mfe-store', id), 'main.mjs.map'), 'utf8')).toBe('map');
    expect(historyTable(store, 'mfe-store')).toMatch(
      / c0ffee00 +github xana run 7 +too few reports: .* +mia +publish one$/,
    );
  });

  it('serves the fonts of the first paint from the shell’s release', () => {
    const { shell, page } = createReleaseFixture();
    const { id } = shell();
    expect(page().html).toContain(
      `@font-face{src:url("${SETTINGS.config.origins.site}/r0/shell/${id}/letters.woff2")}`,
    );
  });

  it.each([
    [
      'a contribution that was not built',
      { pages: [{ ...CONTRIBUTIONS.pages[0], module: 'missing' }] as never },
      '"missing" is contributed, but not built',
    ],
    ['an entry above its budget', { budget: { entryKilobytes: 0.001 } }, 'its budget is 0.001 kB'],
    ['a grant of mfe-auth', { grants: ['establishSession' as const] }, 'mfe-auth'],
    [
      'an event of another remote',
      { events: { publishes: { 'session:memberLeft': 1 }, consumes: {} } },
      'session:memberLeft belongs to another remote',
    ],
    ['a file in a folder', { files: { 'more/x.mjs': 'x' } }, '"more/x.mjs" is not a file name that the servers accept'],
    ['a newer shell major', { needs: { shell: 2, session: 1 } }, 'needs shell 2'],
  ])('rejects %s', (_what, change, message) => {
    const { remote } = createShellFixture();
    expect(() => remote('one', change)).toThrow(message);
  });

  it('accepts a development build above its budget', () => {
    const { remote } = createShellFixture();
    expect(remote('one', { budget: { entryKilobytes: 0.001 }, isDevelopment: true }).isNew).toBe(true);
  });

  it('holds a release back until it is promoted', () => {
    const { remote, store, active } = createShellFixture();
    const one = remote('one').id;
    const held = remote('two', { version: '2.0.0', isHeld: true }).id;
    expect(active()).toBe(one);
    promote(store, SETTINGS, { ...CHANGE, to: '2.0.0' });
    expect(active()).toBe(held);
  });

  it('leaves nothing behind and reports it when the disk is full', () => {
    const { remote, store } = createShellFixture();
    const one = remote('one');
    const before = readRegistry(store);
    const write = jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
      if (!String(file).endsWith('.gz')) return (actualWrite as typeof fs.writeFileSync)(file, ...rest);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    try {
      expect(() => remote('two')).toThrow('The disk of the release store is full; nothing was changed.');
    } finally {
      write.mockRestore();
    }
    expect(fs.readdirSync(join(store.directory, 'artifacts', 'mfe-store'))).toEqual([one.id]);
    expect(readRegistry(store)).toEqual(before);
    expect(remote('two').isNew).toBe(true);
  });

  it('rejects a page that another remote contributes, and an event that is published with a lower major', () => {
    const { remote } = createShellFixture();
    remote('one', { events: { publishes: { 'store:x': 1 }, consumes: {} } });
    const other = { name: 'mfe-chat', slots: [], grants: [] };
    expect(() =>
      remote('two', {
        ...other,
        pages: [
          { path: '/store/:name', module: 'main', title: { en: 'Store', ja: 'ストア' }, login: 'none', preload: [] },
        ],
      }),
    ).toThrow('both contribute the page');
    expect(() => remote('two', { ...other, pages: [], events: { publishes: {}, consumes: { 'store:x': 2 } } })).toThrow(
      'consumes store:x 2',
    );
  });

  it('[MF-03] activates a release on the next automatic run when the first one ended before it was active, and never a held one', () => {
    const { remote, store, active } = createShellFixture();
    const one = remote('one').id;
    const automatic = { isAutomatic: true, onlyIfNew: true };
    const held = remote('held', { isHeld: true }).id;
    remote('held', automatic);
    expect(active()).toBe(one);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    // It is stored, and yields to another change before it is active.
    remote('two', { ...automatic, expectedRevision: 1 });
    warn.mockRestore();
    expect(active()).toBe(one);
    const { id, isNew } = remote('two', automatic);
    expect([isNew, active()]).toEqual([false, id]);
    promote(store, SETTINGS, { ...CHANGE, to: held });
    remote('two', automatic);
    expect(active()).toBe(held);
  });

  it('[MF-04] keeps a rollback that was made while the release was built, and stores the release', () => {
    const { remote, store, active } = createShellFixture();
    const one = remote('one').id;
    remote('two');
    const decidedOn = readRegistry(store);
    rollBack(store, SETTINGS, { ...CHANGE, reason: 'broken' });
    expect(() => remote('three', { decidedOn })).toThrow(
      /^mfe-store was changed while this command ran: rollback by ren at revision 4 \(broken\)\. mfe-store@\w{16} is stored/,
    );
    expect(active()).toBe(one);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    remote('three', { decidedOn, isAutomatic: true });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('mfe-store was changed while this command ran'));
    warn.mockRestore();
    expect(active()).toBe(one);
    expect(promote(store, SETTINGS, { ...CHANGE, to: '1.0.0-three' }).isChanged).toBe(true);
  });

  it('[MF-03] is not affected by a change of another remote during the build', () => {
    const { remote, store, active } = createShellFixture();
    const decidedOn = readRegistry(store);
    remote('one', { name: 'mfe-chat', pages: [], slots: [] });
    const { id } = remote('one', { decidedOn });
    expect(active()).toBe(id);
    const { revision: expectedRevision } = decidedOn;
    expect(() => remote('two', { expectedRevision })).toThrow('The registry is at revision 3, not at 1');
  });

  it('[MF-03] accepts the version of a release that preflight rejected', () => {
    const { remote, store } = createShellFixture();
    const version = '1.0.0';
    expect(() => remote('one', { version, needs: { shell: 2, session: 1 } })).toThrow('needs shell 2');
    expect(store.idsOf('mfe-store')).toEqual([]);
    expect(remote('two', { version }).isNew).toBe(true);
  });

  it('[MF-03] publishes a version once, and marks automatic releases of other content with their id', () => {
    const { remote, store } = createShellFixture();
    const one = remote('one');
    expect(() => remote('two', { version: '1.0.0' })).toThrow(
      `mfe-store 1.0.0 was not published: release ${one.id} with other content has this version. Raise "version"`,
    );
    expect(store.idsOf('mfe-store')).toEqual([one.id]);
    for (const [code, change] of [
      ['two', { isAutomatic: true }],
      ['three', { isDevelopment: true }],
    ] as const) {
      const { id } = remote(code, { version: '1.0.0', ...change });
      expect(store.record('mfe-store', id).version).toBe(`1.0.0+${id.slice(0, 8)}`);
    }
  });
});
