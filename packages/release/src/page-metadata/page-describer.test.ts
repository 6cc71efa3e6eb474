import type { MetadataSource } from '@xana/contracts/remotes/page-metadata';
import type { Document } from '../server/revision-reader.ts';
import { generalHead } from './general-head.ts';
import type { MetadataTable } from './metadata-table.ts';
import { createPageDescriber } from './page-describer.ts';
import type { PlatformReader, PlatformRequest } from './platform-reader.ts';

const SITE = 'https://xana.test';
const MEDIA = 'https://media.test';
const PAGE = `<!doctype html><html lang="en"><head>${generalHead(SITE)}</head><body></body></html>`;
const page: Document = { identity: Buffer.from(PAGE), br: Buffer.from(''), gzip: Buffer.from(''), headers: {} };
const title = { en: 'Space', ja: 'スペース' };

const event: MetadataSource = {
  when: { for: 'event' },
  operation: 'getEvent',
  input: { id: '{id}' },
  kind: 'event',
  address: '/details/{id}?for=event',
  card: '/card/event/{id}',
  title: 'title',
  description: 'description',
  pictures: ['image'],
  author: 'host.name',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  isCancelled: 'isCancelled',
};
const space: MetadataSource = {
  operation: 'getSpace',
  input: { id: '{id}' },
  kind: 'item',
  address: '/details/{id}?type={.entityType}&for=space',
  title: 'name',
  titleJa: 'localizedNames.ja',
  description: 'description',
  pictures: ['banner', 'image'],
  video: 'youtubeUrl',
};
const profile: MetadataSource = {
  operation: 'getProfile',
  input: { userId: '{?user}' },
  kind: 'profile',
  address: '/profile?user={?user}',
  title: 'name',
  pictures: ['avatar'],
};
const TABLE: MetadataTable = {
  pages: [
    {
      path: '/x',
      pattern: '^//*$',
      title,
      login: 'none',
      metadata: { title: { en: 'XANA', ja: 'XANA' }, search: '/search?src={query}' },
    },
    {
      path: '/x',
      pattern: '^/explore/*$',
      title: { en: 'Explore', ja: '探す' },
      login: 'none',
      metadata: { query: ['tab', 'tag'] },
    },
    { path: '/x', pattern: '^/search/*$', title, login: 'none', metadata: { robots: 'none' } },
    { path: '/x', pattern: '^/settings/*$', title, login: 'required' },
    {
      path: '/x',
      pattern: '^/details/(?<id>[^/]+)/*$',
      title,
      login: 'none',
      metadata: { query: ['type', 'for'], sources: [event, space] },
    },
    { path: '/x', pattern: '^/profile/*$', title, login: 'none', metadata: { sources: [profile] } },
  ],
  operations: { getEvent: 'GET /events/:id', getSpace: 'GET /spaces/:id', getProfile: 'POST /users/profile' },
};

const GARDEN = {
  name: 'Sakura Garden',
  localizedNames: { ja: '桜の庭' },
  description: 'Lanterns and rain.',
  entityType: 'ENVIRONMENT',
  banner: null,
  image: `${MEDIA}/p/space/garden`,
};

async function describeAt(address: string, data: unknown = GARDEN) {
  const asked: PlatformRequest[] = [];
  const read: PlatformReader = async (request) => {
    asked.push(request);
    if (data === 'missing' || data === 'failed') return { kind: data };
    return { kind: 'found', data };
  };
  const { status, html, headers } = await createPageDescriber({ site: SITE, media: MEDIA }, read).describe(
    address,
    page,
    TABLE,
  );
  const text = String(html);
  const find = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    status,
    headers,
    asked,
    text,
    title: find(/<title>(.*?)<\/title>/),
    canonical: find(/rel="canonical" href="(.*?)"/),
    picture: find(/property="og:image" content="(.*?)"/),
    isIndexed: !text.includes('content="noindex"'),
    data: JSON.parse(find(/application\/ld\+json">(.*?)<\/script>/s) ?? 'null'),
  };
}

describe('createPageDescriber', () => {
  it('[RT-02] describes a space by what the platform knows of it', async () => {
    const found = await describeAt('/details/38?type=ENVIRONMENT&for=space&utm_source=x');
    expect(found.asked).toEqual([{ method: 'GET', path: '/spaces/38' }]);
    expect(found).toMatchObject({
      status: 200,
      isIndexed: true,
      title: 'Sakura Garden · XANA',
      canonical: `${SITE}/details/38?type=ENVIRONMENT&amp;for=space`,
      picture: `${MEDIA}/p/space/garden?w=1280`,
      data: { '@type': 'ItemPage', mainEntity: { '@type': 'CreativeWork', name: 'Sakura Garden' } },
    });
    expect(found.text).toContain(
      'hreflang="ja" href="https://xana.test/details/38?type=ENVIRONMENT&amp;for=space&amp;lang=ja"',
    );
    expect(found.headers['cache-control']).toBe('private, no-store');
  });

  it('[RT-02] names one address of a space, however it was linked', async () => {
    const addresses = ['/details/38', '/details/38/?for=game', '/Details/38?for=space'];
    const found = await Promise.all(addresses.map((address) => describeAt(address)));
    expect(new Set(found.map(({ canonical }) => canonical))).toEqual(
      new Set([`${SITE}/details/38?type=ENVIRONMENT&amp;for=space`]),
    );
  });

  it('describes a page in Japanese at its Japanese address', async () => {
    const found = await describeAt('/details/38?lang=ja');
    expect([found.title, found.text.includes('<html lang="ja"')]).toEqual(['桜の庭 · XANA', true]);
    expect(found.canonical).toContain('&amp;lang=ja');
  });

  it('describes an event with its times and a virtual place', async () => {
    const times = { startsAt: '2026-12-01T10:00:00Z', endsAt: '2026-12-01T11:00:00Z' };
    const { data } = await describeAt('/details/3?for=event', { title: 'Concert', host: { name: 'Mia' }, ...times });
    expect(data).toMatchObject({
      '@type': 'Event',
      name: 'Concert',
      startDate: times.startsAt,
      endDate: times.endsAt,
      location: { '@type': 'VirtualLocation', url: `${SITE}/details/3?for=event` },
      organizer: { '@type': 'Person', name: 'Mia' },
    });
  });

  it.each([
    [true, 'EventCancelled'],
    [false, 'EventScheduled'],
    [undefined, 'EventScheduled'],
  ])('states whether an event takes place (cancelled: %s)', async (isCancelled, status) => {
    const { data } = await describeAt('/details/3?for=event', { title: 'Concert', isCancelled });
    expect(data.eventStatus).toBe(`https://schema.org/${status}`);
  });

  it('shows the card of what has one, in the language of the address', async () => {
    const concert = { title: 'Concert', image: `${MEDIA}/p/event/concert` };
    expect((await describeAt('/details/3?for=event', concert)).picture).toBe(`${MEDIA}/card/event/3?lang=en`);
    const { picture, text, data } = await describeAt('/details/3?for=event&lang=ja', concert);
    expect(picture).toBe(`${MEDIA}/card/event/3?lang=ja`);
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(data.image).toBe(`${MEDIA}/p/event/concert?w=1280`);
  });

  it('describes the video of a space, and leaves out an address of another site', async () => {
    const { data } = await describeAt('/details/38', { ...GARDEN, youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    expect(data.mainEntity.video).toMatchObject({
      '@type': 'VideoObject',
      name: 'Sakura Garden',
      thumbnailUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    });
    const other = await describeAt('/details/38', { ...GARDEN, youtubeUrl: 'https://evil.test/aqz-KE-bpKQ' });
    expect(other.data.mainEntity).not.toHaveProperty('video');
  });

  it('[RT-03] describes a profile, which the platform is asked for by POST', async () => {
    const found = await describeAt('/profile?user=7', { name: 'Mia', avatar: null });
    expect(found.asked).toEqual([{ method: 'POST', path: '/users/profile', body: '{"userId":"7"}' }]);
    expect(found).toMatchObject({ canonical: `${SITE}/profile?user=7`, data: { '@type': 'ProfilePage' } });
    expect(found.picture).toBe(`${SITE}/share-card.png`);
  });

  it('[RT-01] describes the site and its search on the home page', async () => {
    const { data, title: shown } = await describeAt('/');
    expect(shown).toBe('XANA');
    expect(data).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${SITE}/search?src={search_term_string}` } },
    });
  });

  it('[RT-13] answers 404 for an address without a page and for content that does not exist', async () => {
    expect(await describeAt('/no/such/page')).toMatchObject({ status: 404, isIndexed: false, canonical: undefined });
    expect(await describeAt('/details/999', 'missing')).toMatchObject({ status: 404, isIndexed: false });
  });

  it('describes a page in general while the platform does not reply', async () => {
    const found = await describeAt('/details/38?type=ENVIRONMENT&for=space', 'failed');
    expect(found).toMatchObject({
      status: 200,
      isIndexed: true,
      title: 'Space · XANA',
      canonical: `${SITE}/details/38?type=ENVIRONMENT&amp;for=space`,
    });
  });

  it.each(['/search?src=x', '/settings', '/profile'])('keeps %s out of search engines', async (address) => {
    const found = await describeAt(address);
    expect([found.isIndexed, found.asked]).toEqual([false, []]);
  });

  it('keeps the keys of the query that select what a page shows, in one order', async () => {
    const { canonical } = await describeAt('/explore?utm=1&tag=music&tab=events');
    expect(canonical).toBe(`${SITE}/explore?tab=events&amp;tag=music`);
  });

  it('[T35] escapes the texts of members wherever they are shown', async () => {
    const hostile = `</script><script>hit()</script>"'><img src=x onerror=hit()> \u202eevil\u0000 <!--`;
    const found = await describeAt('/details/38', { ...GARDEN, name: hostile, description: hostile });
    const head = found.text.slice(0, found.text.indexOf('</head>'));
    expect(head).not.toMatch(/<img|<script>|<!--|\u202e(?=.*<\/title>)/);
    expect([...head.matchAll(/<\/script>/g)]).toHaveLength(1);
    expect(found.data.mainEntity.name).toBe(hostile);
    for (const [, content] of head.matchAll(/content="([^"]*)"/g)) expect(content).not.toMatch(/[<>"\p{Cc}\u202e]/u);
  });

  it('[T67] requests nothing for an address whose values are not ids, and shows no picture of another host', async () => {
    for (const id of ['..%2F..%2Fadmin', '%40evil.test', '1%3Fx=2', '%0d%0a'])
      expect((await describeAt(`/details/${id}`)).asked).toEqual([]);
    expect((await describeAt('/profile?user=7%26admin%3D1')).asked).toEqual([]);
    const { picture } = await describeAt('/details/38', { ...GARDEN, image: `${MEDIA}.evil.test/p/x` });
    expect(picture).toBe(`${SITE}/share-card.png`);
  });
});
