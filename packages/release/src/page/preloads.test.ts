import { sha384 } from '../store/integrity.ts';
import { CONTRIBUTIONS, createReleaseFixture } from '../test-releases.ts';

describe('pagePreloadScript', () => {
  /** Runs the inline script of a page at a URL. @returns the links and requests that it made */
  function runFirstRequests(html: string, address: string, connected: string | null = null, width = 1366) {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const script = /<script>(\(\(\{ api[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const links: { href?: string; integrity?: string }[] = [];
    const requested: string[] = [];
    const page = {
      location: { pathname, search },
      document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
      window: {},
      matchMedia: (media: string) => ({ matches: width >= Number(/\d+/.exec(media)) }),
      localStorage: { getItem: () => connected },
      fetch: async (url: string) => {
        requested.push(url);
        return { ok: true, json: async () => ({ data: url }) };
      },
    };
    new Function(...Object.keys(page), script)(...Object.values(page));
    return { links, requested };
  }

  it('preloads the modules of the page at the URL', () => {
    const { shell, remote, page } = createReleaseFixture();
    shell();
    const { id } = remote('one');
    const { html } = page();
    expect(runFirstRequests(html, '/store/7').links).toContainEqual(
      expect.objectContaining({ href: `http://localhost:3003/r0/mfe-store/${id}/main.mjs`, integrity: sha384('one') }),
    );
    expect(runFirstRequests(html, '/').links).toEqual([]);
    expect(runFirstRequests(html, '/store/7/more').links).toEqual([]);
  });

  it('preloads modules of the sidebar only where it is a column, and those of the header everywhere', () => {
    const { shell, remote, page } = createReleaseFixture();
    shell();
    remote('one');
    const link = (html: string) => /<link rel="modulepreload"[^>]*mfe-store[^>]*>/.exec(html)?.[0];
    expect(link(page().html)).toContain('media="(min-width: 992px)"');
    remote('two', { slots: CONTRIBUTIONS.slots.map((slot) => ({ ...slot, slot: 'header.wallet' as const })) });
    expect(link(page().html)).not.toContain('media=');
  });

  it('sends a visitor’s first requests of frame and page when the URL has all parameters', () => {
    const { shell, remote, page } = createReleaseFixture();
    shell();
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
});
