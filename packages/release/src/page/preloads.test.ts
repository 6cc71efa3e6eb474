import { sha384 } from '../store/integrity.ts';
import { CONTRIBUTIONS, createReleaseFixture, createShellFixture } from '../test-releases.ts';
import { PICTURE_PLACE } from './skeleton.ts';

describe('pagePreloadScript', () => {
  /** Runs the inline script of a page at a URL. @returns the links and requests that it made */
  function runFirstRequests(html: string, address: string, connected: string | null = null, width = 1366, reply = {}) {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const script = /<script>(\(\(\{ api[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const links: { href?: string; integrity?: string; imageSrcset?: string; imageSizes?: string }[] = [];
    const requested: string[] = [];
    const bodies: (string | undefined)[] = [];
    const page = {
      location: { pathname, search },
      document: {
        createElement: () => ({}),
        head: { append: (link: object) => links.push(link) },
        querySelector: (selector: string) => (html.includes(`class="${selector.slice(1)}"`) ? {} : null),
      },
      window: {},
      matchMedia: (media: string) => ({ matches: media === 'all' || width >= Number(/\d+/.exec(media)) }),
      localStorage: { getItem: () => connected },
      fetch: async (url: string, { body }: { body?: string }) => {
        requested.push(url);
        bodies.push(body);
        return { ok: true, json: async () => ({ data: reply }) };
      },
    };
    new Function(...Object.keys(page), script)(...Object.values(page));
    return { links, requested, bodies };
  }

  it('preloads the modules of the page at the URL', () => {
    const { remote, page } = createShellFixture();
    const { id } = remote('one');
    const { html } = page();
    expect(runFirstRequests(html, '/store/7').links).toContainEqual(
      expect.objectContaining({ href: `http://localhost:3003/r0/mfe-store/${id}/main.mjs`, integrity: sha384('one') }),
    );
    expect(runFirstRequests(html, '/').links).toEqual([]);
    expect(runFirstRequests(html, '/store/7/more').links).toEqual([]);
  });

  it('preloads the files of shared modules that a module imports', () => {
    const { shell, remote, page } = createReleaseFixture();
    const { id } = shell({
      files: { '16.mjs': 'tabs', '17.mjs': 'other' },
      modules: { main: ['main.mjs'], '@xana/ui-kit/tabs': ['16.mjs'], '@xana/ui-kit/menu': ['17.mjs'] },
    });
    const shared = ['@xana/ui-kit/tabs', 'react'];
    remote('one', { modules: { main: ['main.mjs', ...shared] }, uses: { '@xana/ui-kit/tabs': [], react: [] } });
    const { html } = page();
    const file = `http://localhost:3000/r0/shell/${id}/16.mjs`;
    const { links } = runFirstRequests(html, '/store/7');
    expect(links).toContainEqual(expect.objectContaining({ href: file, integrity: sha384('tabs') }));
    // The sidebar, where it is a column.
    expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]*${file}[^>]*media=`));
    expect(JSON.stringify(links) + html.split('<script type="importmap">')[0]).not.toContain('/17.mjs');
  });

  it('preloads modules of the sidebar only where it is a column, and those of the header everywhere', () => {
    const { remote, page } = createShellFixture();
    remote('one');
    const link = (html: string) => /<link rel="modulepreload"[^>]*mfe-store[^>]*>/.exec(html)?.[0];
    expect(link(page().html)).toContain('media="(min-width: 992px)"');
    remote('two', { slots: CONTRIBUTIONS.slots.map((slot) => ({ ...slot, slot: 'header.wallet' as const })) });
    expect(link(page().html)).not.toContain('media=');
  });

  it('sends a visitor’s first requests of frame and page when the URL has all parameters', () => {
    const { remote, page } = createShellFixture();
    const frame = { operation: 'listPacks', path: '/packs?size=3' };
    const pages = CONTRIBUTIONS.pages.map((each) => ({
      ...each,
      preload: [{ operation: 'getPack', path: '/packs/{id}/{?kind}' }],
    }));
    remote('one', { pages, slots: CONTRIBUTIONS.slots.map((slot) => ({ ...slot, preload: [frame] })) });
    const { html } = page();
    const api = 'http://localhost:4000';
    expect(runFirstRequests(html, '/store/7?kind=a%2Fb').requested).toEqual([
      `${api}/packs/7/a%2Fb`,
      `${api}/packs?size=3`,
    ]);
    expect(runFirstRequests(html, '/store/7').requested).toEqual([`${api}/packs?size=3`]);
    expect(runFirstRequests(html, '/store/7?kind=a', 'true').requested).toEqual([]);
    // Below the width at which the sidebar is a column, it is closed at first.
    const phone = runFirstRequests(html, '/store/7', null, 390);
    expect(phone.requested).toEqual([]);
  });

  /** The page of a remote whose page has these preloads. */
  function pageWith(preload: (typeof CONTRIBUTIONS.pages)[number]['preload']) {
    const { remote, page } = createShellFixture();
    remote('one', { pages: CONTRIBUTIONS.pages.map((each) => ({ ...each, preload })) });
    return page().html;
  }

  it('sends a request only for the values of the query that it is for', () => {
    const html = pageWith([{ operation: 'getPack', path: '/packs/{id}', when: { for: 'pack' } }]);
    expect(runFirstRequests(html, '/store/7?for=pack').requested).toEqual(['http://localhost:4000/packs/7']);
    expect(runFirstRequests(html, '/store/7?for=gift').requested).toEqual([]);
    expect(runFirstRequests(html, '/store/7').requested).toEqual([]);
  });

  it('sends a request only in the windows that need it', () => {
    const html = pageWith([{ operation: 'getPack', path: '/packs/{id}', media: '(min-width: 600px)' }]);
    expect(runFirstRequests(html, '/store/7', null, 1366).requested).toEqual(['http://localhost:4000/packs/7']);
    expect(runFirstRequests(html, '/store/7', null, 390).requested).toEqual([]);
  });

  it('sends a POST with whole numbers of the address, and nothing else', () => {
    const html = pageWith([{ operation: 'getUser', path: '/users', body: { userId: '{?user}' } }]);
    const { requested, bodies } = runFirstRequests(html, '/store/7?user=12');
    expect([requested, bodies]).toEqual([['http://localhost:4000/users'], ['{"userId":12}']]);
    for (const user of ['', '0', '-1', '1e3', '%22', '1234567890']) {
      expect(runFirstRequests(html, `/store/7?user=${user}`).requested).toEqual([]);
    }
  });

  it('requests the largest picture of the first screen as soon as the reply names it', async () => {
    const picture = { field: 'rows.0.image', sizes: '20rem', widths: [160, 320] };
    const html = pageWith([{ operation: 'getPack', path: '/packs/{id}', picture }]);
    const pictureIn = async (reply: object, page = html) => {
      const { links } = runFirstRequests(page, '/store/7', null, 1366, reply);
      await new Promise((resolve) => setTimeout(resolve));
      return links.filter(({ imageSrcset }) => imageSrcset);
    };
    expect(await pictureIn({ rows: [{ image: 'http://m/a' }] })).toEqual([
      expect.objectContaining({ imageSrcset: 'http://m/a?w=160 160w, http://m/a?w=320 320w', imageSizes: '20rem' }),
    ]);
    expect(await pictureIn({ rows: [] })).toEqual([]);
    expect(await pictureIn({ rows: [{ image: null }] })).toEqual([]);
    const painted = html.replace(PICTURE_PLACE, '<b class="boot-picture"></b>');
    expect(await pictureIn({ rows: [{ image: 'http://m/a' }] }, painted)).toEqual([]);
  });
});
