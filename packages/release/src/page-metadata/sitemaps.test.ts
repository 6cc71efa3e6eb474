import type { MetadataTable } from './metadata-table.ts';
import type { PlatformReader } from './platform-reader.ts';
import { createSitemaps, isSitemapPath } from './sitemaps.ts';

const SITE = 'https://xana.test';
const title = { en: 'x', ja: 'x' };
const lists = [
  { operation: 'listPageIds', input: { kind: 'space' }, address: '/details/{.id}?type={.entityType}&for=space' },
];
const page = (path: string, more: Partial<MetadataTable['pages'][number]> = {}) => ({
  path,
  pattern: path,
  title,
  login: 'none' as const,
  ...more,
});
const TABLE: MetadataTable = {
  pages: [
    page('/'),
    page('/search', { metadata: { robots: 'none' } }),
    page('/settings', { login: 'required' }),
    page('/details/:id', { metadata: { lists, sources: [] } }),
  ],
  operations: { listPageIds: 'GET /item/list-page-ids/:kind/:after' },
};
const row = (id: number) => ({ id, entityType: 'MUSEUM', createdAt: id % 2 ? '2026-11-27T10:00:00.000Z' : null });

describe('createSitemaps', () => {
  it('lists pages of the site and, page by page, what the platform has, with escaped addresses', async () => {
    const asked: string[] = [];
    const read: PlatformReader = async ({ path }) => {
      asked.push(path);
      const isFirst = path.endsWith('/0');
      return { kind: 'found', data: { rows: [row(isFirst ? 7 : 8)], next: isFirst ? 7 : null } };
    };
    const sitemaps = createSitemaps(SITE, read);
    expect(await sitemaps.find('/sitemap.xml', TABLE)).toContain(`<loc>${SITE}/sitemap-1.xml</loc>`);
    const xml = String(await sitemaps.find('/sitemap-1.xml', TABLE));
    expect([...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url)).toEqual([
      `<loc>${SITE}/</loc>`,
      `<loc>${SITE}/details/7?type=MUSEUM&amp;for=space</loc><lastmod>2026-11-27T10:00:00.000Z</lastmod>`,
      `<loc>${SITE}/details/8?type=MUSEUM&amp;for=space</loc>`,
    ]);
    expect(asked).toEqual(['/item/list-page-ids/space/0', '/item/list-page-ids/space/7']);
    expect(await sitemaps.find('/sitemap-2.xml', TABLE)).toBeNull();
  });

  it('has at most 50,000 addresses in a list', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => row(index + 1));
    const sitemaps = createSitemaps(SITE, async () => ({ kind: 'found', data: { rows, next: null } }));
    const counts = await Promise.all(
      ['/sitemap-1.xml', '/sitemap-2.xml'].map(
        async (path) => String(await sitemaps.find(path, TABLE)).split('<url>').length - 1,
      ),
    );
    expect(counts).toEqual([50_000, 10_001]);
  });

  it('serves the earlier list while the platform does not reply, and none before the first', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let time = 1_000;
    let isDown = true;
    const read: PlatformReader = async () =>
      isDown ? { kind: 'failed' } : { kind: 'found', data: { rows: [row(7)], next: null } };
    const sitemaps = createSitemaps(SITE, read, () => time);
    expect(await sitemaps.find('/sitemap.xml', TABLE)).toBe('busy');
    isDown = false;
    time += 60_000;
    expect(await sitemaps.find('/sitemap.xml', TABLE)).toContain('sitemap-1.xml');
    isDown = true;
    time += 3_600_000;
    expect(await sitemaps.find('/sitemap.xml', TABLE)).toContain('sitemap-1.xml');
    // It is read again meanwhile.
    await new Promise(setImmediate);
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });

  it('knows its own paths', () => {
    expect(['/sitemap.xml', '/sitemap-12.xml', '/sitemap-0.xml', '/sitemap-1.xml.gz'].map(isSitemapPath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
