import { createHash } from 'node:crypto';
import fs, { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote, rollBack } from './commands/roll-back.ts';
import { BRINGS, SETTINGS, setUp } from './fixtures.ts';
import { assemblePage } from './page/assemble-page.ts';
import type { PageSettings } from './page/page-settings.ts';
import { lastKnownGood, readLog, readRegistry, verifyLog } from './registry/registry.ts';

const actualWrite = fs.writeFileSync;

const block = (html: string, start: RegExp) => JSON.parse(start.exec(html)?.[1] ?? 'null');

describe('publish', () => {
  it('[MF-03] names a release by its content: the same again changes nothing', () => {
    const { shell, remote, store } = setUp();
    shell();
    const first = remote('one');
    expect(remote('one')).toEqual({ id: first.id, isNew: false });
    expect(remote('two').id).not.toBe(first.id);
    expect(store.idsOf('mfe-store')).toHaveLength(2);
  });

  it('[T44] ships modules alone, without source maps, and names what it refuses', () => {
    const { remote, store } = setUp();
    const { id } = remote('one');
    expect(store.record('mfe-store', id).files.map(({ path }) => path)).toEqual(['main.mjs', 'remoteEntry.mjs']);
    expect(() => remote('two', { files: { 'logo.png': 'x' } })).toThrow('logo.png');
  });

  it('the page’s first letters are files of the shell’s release, under its address', () => {
    const { shell, page } = setUp();
    const { id } = shell();
    expect(page().html).toContain(
      `@font-face{src:url("${SETTINGS.config.origins.site}/r0/shell/${id}/letters.woff2")}`,
    );
  });

  it.each([
    [
      'a contribution that was not built',
      { pages: [{ ...BRINGS.pages[0], module: 'missing' }] as never },
      '"missing" is contributed and not built',
    ],
    ['more bytes than its budget', { budget: { entryKilobytes: 0.001 } }, 'its budget is 0.001 kB'],
    ['a right that is mfe-auth’s', { grants: ['establishSession' as const] }, 'mfe-auth'],
    [
      'a fact that is somebody else’s',
      { events: { publishes: { 'session:memberLeft': 1 }, consumes: {} } },
      'session:memberLeft is not this remote',
    ],
    ['a file in a folder', { files: { 'more/x.mjs': 'x' } }, '"more/x.mjs" is no name that is served'],
    ['a shell that is not there yet', { needs: { shell: 2, session: 1 } }, 'needs shell 2'],
  ])('refuses %s', (_what, change, words) => {
    const { shell, remote } = setUp();
    shell();
    expect(() => remote('one', change)).toThrow(words);
  });

  it('can hold a release back until it is promoted', () => {
    const { shell, remote, store } = setUp();
    shell();
    const one = remote('one');
    const held = remote('two', { version: '2.0.0', isHeld: true });
    expect(readRegistry(store).parts['mfe-store']?.active).toBe(one.id);
    promote(store, SETTINGS, { name: 'mfe-store', to: '2.0.0', actor: 'a', reason: 'r' });
    expect(readRegistry(store).parts['mfe-store']?.active).toBe(held.id);
  });

  it('leaves nothing behind when the disk is full, and says so', () => {
    const { shell, remote, store } = setUp();
    shell();
    const one = remote('one');
    const before = readRegistry(store);
    const write = jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
      if (!String(file).endsWith('.gz')) return (actualWrite as typeof fs.writeFileSync)(file, ...rest);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    try {
      expect(() => remote('two')).toThrow('The disk of the releases is full; nothing was published.');
    } finally {
      write.mockRestore();
    }
    expect(fs.readdirSync(join(store.directory, 'artifacts', 'mfe-store'))).toEqual([one.id]);
    expect(readRegistry(store)).toEqual(before);
    expect(remote('two').isNew).toBe(true);
  });

  it('refuses a page that another remote brings already, and an event that is published at a lower major', () => {
    const { shell, remote } = setUp();
    shell();
    remote('one', { events: { publishes: { 'store:x': 1 }, consumes: {} } });
    const other = { name: 'mfe-chat', slots: [], grants: [] };
    expect(() =>
      remote('two', {
        ...other,
        pages: [{ path: '/store/:name', module: 'main', title: { en: '', ja: '' }, login: 'none', preload: [] }],
      }),
    ).toThrow('both bring the page');
    expect(() => remote('two', { ...other, pages: [], events: { publishes: {}, consumes: { 'store:x': 2 } } })).toThrow(
      'hears store:x 2',
    );
  });
});

describe('roll back', () => {
  it('[MF-04] goes back to the last known good release, touches nothing else, and says who and why', () => {
    const { shell, remote, store, page } = setUp();
    shell();
    const one = remote('one');
    const two = remote('two', { version: '2.0.0' });
    const before = readRegistry(store);
    expect(page().html).toContain(two.id);
    expect(rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'ren', reason: 'broken' })).toBe(one.id);
    const after = readRegistry(store);
    expect(after.parts).toEqual({ ...before.parts, 'mfe-store': { active: one.id, earlier: [], quarantined: [] } });
    expect(block(page().html, /id="xana-registry">(.*?)<\/script>/).remotes[0].active.id).toBe(one.id);
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'rollback',
      name: 'mfe-store',
      from: two.id,
      to: one.id,
      actor: 'ren',
      reason: 'broken',
    });
    expect(lastKnownGood(after, 'mfe-store')).toBeNull();
    expect(promote(store, SETTINGS, { name: 'mfe-store', to: '2.0.0', actor: 'ren', reason: 'mended' })).toBe(two.id);
  });

  it('changes nothing when the page cannot be assembled', () => {
    const { shell, remote, store, page } = setUp();
    shell();
    remote('one');
    const before = [readRegistry(store), readLog(store).length, page().html];
    const nowhere = { name: 'mfe-nowhere', pages: [], slots: [] };
    expect(() => remote('two', nowhere)).toThrow('No origin is set for mfe-nowhere');
    expect([readRegistry(store), readLog(store).length, page().html]).toEqual(before);
  });

  it('is not undone by publishing the same content again, and a repeated publish leaves no trace', () => {
    const { shell, remote, store } = setUp();
    shell();
    const one = remote('one');
    remote('two');
    rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'a', reason: 'r' });
    remote('two', { leavesKnown: true });
    remote('one');
    expect(readRegistry(store).parts['mfe-store']?.active).toBe(one.id);
    expect(readLog(store).filter(({ name }) => name === 'mfe-store')).toHaveLength(3);
  });

  it('says what is wrong with the wish', () => {
    const { shell, remote, store } = setUp();
    shell();
    remote('one');
    const wish = { name: 'mfe-store', actor: 'a', reason: 'r' };
    expect(() => rollBack(store, SETTINGS, wish)).toThrow('no earlier release');
    expect(() => rollBack(store, SETTINGS, { ...wish, name: 'mfe-nobody' })).toThrow('no part "mfe-nobody"');
    expect(() => rollBack(store, SETTINGS, { ...wish, to: '9.9.9' })).toThrow('no release "9.9.9"');
  });

  it('refuses a release whose file was changed after it was published', () => {
    const { shell, remote, store } = setUp();
    shell();
    const one = remote('one');
    remote('two');
    writeFileSync(join(store.pathOf('mfe-store', one.id), 'main.mjs'), 'evil');
    expect(() => rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'a', reason: 'r' })).toThrow(
      'main.mjs was changed',
    );
  });

  it('refuses the second of two who decide on the same revision', () => {
    const { shell, remote, store } = setUp();
    shell();
    remote('one');
    remote('two');
    const { revision } = readRegistry(store);
    const wish = { name: 'mfe-store', actor: 'a', reason: 'r', expectedRevision: revision };
    rollBack(store, SETTINGS, wish);
    expect(() => remote('three', { expectedRevision: revision })).toThrow(`not at ${revision}`);
    const two = store.idsOf('mfe-store').find((id) => id !== readRegistry(store).parts['mfe-store']?.active);
    expect(() => promote(store, SETTINGS, { ...wish, to: String(two) })).toThrow(
      `The registry is at revision ${revision + 1}, not at ${revision}`,
    );
  });

  it('goes on after a writer that was killed in the middle of a line of the log', () => {
    const { shell, remote, store } = setUp();
    shell();
    remote('one');
    const file = join(store.directory, 'registry', 'log.jsonl');
    const before = readLog(store);
    fs.appendFileSync(file, '{"revision":3,"verb":"publ');
    expect(readLog(store)).toEqual(before);
    verifyLog(store);
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
    remote('two');
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
    verifyLog(store);
    expect(readLog(store)).toHaveLength(before.length + 1);
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe('{"revision":3,"verb":"publ\n');
  });

  it('takes a line of the log for nothing whose writer was killed before it made the change', () => {
    const { shell, remote, store } = setUp();
    shell();
    remote('one');
    const before = readLog(store);
    const state = join(store.directory, 'registry', 'state.json');
    const earlier = readFileSync(state, 'utf8');
    remote('two');
    writeFileSync(state, earlier);
    expect(readLog(store)).toEqual(before);
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
    remote('three');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('never made'));
    said.mockRestore();
    verifyLog(store);
    expect(readLog(store).map(({ revision }) => revision)).toEqual([
      ...before.map(({ revision }) => revision),
      before.length + 1,
    ]);
    expect(readFileSync(join(store.directory, 'registry', 'log.jsonl.torn'), 'utf8')).toContain('publish two');
  });

  it('keeps a log in which no line can be changed unseen', () => {
    const { shell, remote, store } = setUp();
    shell();
    remote('one');
    verifyLog(store);
    const file = join(store.directory, 'registry', 'log.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('publish one', 'publish 0ne'));
    expect(() => verifyLog(store)).toThrow('revision 2');
    writeFileSync(file, `${readFileSync(file, 'utf8').split('\n')[0]}\n`);
    expect(() => verifyLog(store)).toThrow('The log has 1 lines, and the registry is at revision 2.');
  });
});

describe('the assembled page', () => {
  const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

  it('[MF-05] [T34] knows the hash of every file of active and last known good releases, under each prefix', () => {
    const { shell, remote, page } = setUp();
    shell();
    const one = remote('one');
    const two = remote('two');
    const { integrity } = block(page().html, /<script type="importmap">(.*?)<\/script>/);
    for (const prefix of ['r0', 'r1', 'r2']) {
      for (const [id, code] of [
        [one.id, 'one'],
        [two.id, 'two'],
      ]) {
        expect(integrity[`http://localhost:3003/${prefix}/mfe-store/${id}/main.mjs`]).toBe(sha384(String(code)));
        expect(integrity[`http://localhost:3003/${prefix}/mfe-store/${id}/remoteEntry.mjs`]).toBe(
          sha384(`entry ${code}`),
        );
      }
    }
  });

  it('[T35] has a policy that allows its own inline scripts by hash, and nothing unsafe', () => {
    const { shell, remote, page } = setUp();
    shell();
    remote('one');
    const { html, headers } = page();
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    const inline = [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(([, text]) =>
      String(text),
    );
    expect(inline).toHaveLength(3);
    for (const text of [...inline, /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '']) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types dompurify$/);
  });

  it('[T42] cannot be framed, keeps no opener, and tells other sites no address', () => {
    const { shell, page } = setUp();
    shell();
    const { headers } = page();
    expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'none';/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('[T34] refuses scripts without a hash, except while a part is developed', () => {
    const { shell, store } = setUp();
    shell();
    const headersOf = (settings: PageSettings) => {
      const folder = assemblePage(store, settings, readRegistry(store));
      return JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>;
    };
    expect(headersOf(SETTINGS)['integrity-policy']).toBe('blocked-destinations=(script)');
    const development = { changes: 'http://localhost:3999/changes' };
    expect(headersOf({ ...SETTINGS, development })['integrity-policy']).toBeUndefined();
  });

  it('[T35] lets no text of a contribution end a script', () => {
    const { shell, remote, page } = setUp();
    shell();
    remote('one');
    expect(page().html).not.toContain('</script><b>');
    expect(block(page().html, /id="xana-registry">(.*?)<\/script>/).remotes[0].contributions.slots[0].label.en).toBe(
      '</script><b>',
    );
  });

  /** What the first script of a page does at an address. */
  function begin(html: string, address: string, connected: string | null = null) {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const script = /<script>(\(\(\{ api[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const links: { href?: string; integrity?: string }[] = [];
    const asked: string[] = [];
    const page = {
      location: { pathname, search },
      document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
      window: {},
      localStorage: { getItem: () => connected },
      fetch: async (url: string) => {
        asked.push(url);
        return { ok: true, json: async () => ({ data: url }) };
      },
    };
    new Function(...Object.keys(page), script)(...Object.values(page));
    return { links, asked };
  }

  it('asks for the modules of the page that the address names', () => {
    const { shell, remote, page } = setUp();
    shell();
    const { id } = remote('one');
    const { html } = page();
    expect(begin(html, '/store/7').links).toContainEqual(
      expect.objectContaining({ href: `http://localhost:3003/r0/mfe-store/${id}/main.mjs`, integrity: sha384('one') }),
    );
    expect(begin(html, '/').links).toEqual([]);
    expect(begin(html, '/store/7/more').links).toEqual([]);
  });

  it('asks for a visitor’s first answers, of the frame and of the page, where the address says all that they need', () => {
    const { shell, remote, page } = setUp();
    shell();
    const frame = { operation: 'listPacks', path: '/packs?size=3' };
    const pages = BRINGS.pages.map((each) => ({
      ...each,
      preload: [{ operation: 'getPack', path: '/packs/{id}/{?kind}' }],
    }));
    remote('one', { pages, slots: BRINGS.slots.map((slot) => ({ ...slot, preload: [frame] })) });
    const { html } = page();
    const api = 'http://localhost:4000';
    expect(begin(html, '/store/7?kind=a%2Fb').asked).toEqual([`${api}/packs/7/a%2Fb`, `${api}/packs?size=3`]);
    expect(begin(html, '/store/7').asked).toEqual([`${api}/packs?size=3`]);
    expect(begin(html, '/store/7?kind=a', 'true').asked).toEqual([]);
  });
});
