import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageContribution } from '@xana/contracts/remotes/contribution-kinds';
import { skeletonHtml } from '../page/skeleton.ts';
import type { MetadataTable } from '../page-metadata/metadata-table.ts';
import type { PlatformReply, PlatformRequest } from '../page-metadata/platform-reader.ts';
import type { Document } from '../server/revision-reader.ts';
import { createPicturePainter } from './paint-first-picture.ts';

type Preload = PageContribution['preload'][number];

const MEDIA = 'https://media.test';
const title = { en: 'Page', ja: 'ページ' };
const shown = { sizes: '100vw', widths: [320, 640] };
const event: Preload = {
  operation: 'getEvent',
  path: '/events/{id}',
  when: { for: 'event' },
  picture: { field: 'image', place: 'cover', ...shown },
};
const profile: Preload = {
  operation: 'getProfile',
  path: '/users/profile',
  body: { userId: '{?user}' },
  picture: { field: 'banner', place: 'banner', ...shown },
};
const pageAt = (pattern: string, pictures: Preload[]) => ({
  path: '/x',
  pattern,
  title,
  login: 'none' as const,
  pictures,
});
const TABLE: MetadataTable = {
  pages: [
    pageAt('^/details/(?<id>[^/]+)/*$', [event]),
    pageAt('^/profile/*$', [profile]),
    { path: '/x', pattern: '^/chat/*$', title, login: 'none' },
  ],
  operations: {},
};

const html = `<!doctype html>${skeletonHtml(false)}`;
const page: Document = {
  identity: Buffer.from(html),
  br: Buffer.from('as assembled'),
  gzip: Buffer.from('as assembled'),
  headers: { 'cache-control': 'no-cache' },
};

function painterWith(answer: (request: PlatformRequest) => PlatformReply | Promise<PlatformReply>) {
  const asked: PlatformRequest[] = [];
  const read = async (request: PlatformRequest) => {
    asked.push(request);
    return answer(request);
  };
  const painter = createPicturePainter({ site: 'https://xana.test', media: MEDIA }, read);
  return { asked, paint: (address: string, document = page) => painter.paint(address, document, TABLE) };
}

const found = (data: unknown): PlatformReply => ({ kind: 'found', data });
const textOf = (document: Document | undefined) => String(document?.identity);

test('puts the picture of an event into the outline, in all encodings', async () => {
  const { paint, asked } = painterWith(() => found({ image: `${MEDIA}/p/event/jazz` }));
  const painted = await paint('/details/1?for=event');
  expect(asked).toEqual([{ method: 'GET', path: '/events/1' }]);
  const text = textOf(painted?.document);
  expect(text).toContain('<b class="boot-picture" data-place="cover"><img alt=""');
  expect(text).toContain(`srcset="${MEDIA}/p/event/jazz?w=320 320w, ${MEDIA}/p/event/jazz?w=640 640w"`);
  expect(text).not.toContain('boot-hero');
  expect(brotliDecompressSync(painted?.document.br ?? '').toString()).toBe(text);
  expect(gunzipSync(painted?.document.gzip ?? '').toString()).toBe(text);
  expect(painted?.document.headers).toEqual(page.headers);
});

test('asks for a profile by POST, as the page does', async () => {
  const { paint, asked } = painterWith(() => found({ banner: `${MEDIA}/p/banner/1` }));
  expect(textOf((await paint('/profile?user=2'))?.document)).toContain('data-place="banner"');
  expect(asked).toEqual([{ method: 'POST', path: '/users/profile', body: '{"userId":2}' }]);
});

test.each([
  '/chat',
  '/nothing',
  '/details/1?for=game',
  '/details/..%2Fadmin?for=event',
  '/profile',
  '/profile?user=x',
  '/profile?user=-2',
])('asks nothing for %s', async (address) => {
  const { paint, asked } = painterWith(() => found({ image: `${MEDIA}/p/a`, banner: `${MEDIA}/p/a` }));
  expect(await paint(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['has none', { image: null }],
  ['is on another host', { image: 'https://elsewhere.test/p/a' }],
  ['only begins like one', { image: `${MEDIA}.elsewhere.test/p/a` }],
])('shows no picture that %s', async (_, data) => {
  const { paint } = painterWith(() => found(data));
  expect(await paint('/details/1?for=event')).toBeUndefined();
});

test('escapes the address of a picture', async () => {
  const { paint } = painterWith(() => found({ image: `${MEDIA}/p/"><script>$&` }));
  const text = textOf((await paint('/details/1?for=event'))?.document);
  expect(text).not.toContain('<script>');
  expect(text).toContain('/p/&quot;&gt;&lt;script&gt;$&amp;?w=320');
});

test('does not wait for a slow platform', async () => {
  const { paint } = painterWith(() => new Promise(() => {}));
  expect(await paint('/details/1?for=event')).toBeUndefined();
});

test('a failed or missing reply leaves the page as it was assembled', async () => {
  for (const kind of ['failed', 'missing'] as const) {
    const { paint } = painterWith(() => ({ kind }));
    expect(await paint('/details/1?for=event')).toBeUndefined();
  }
});

test('tells pages with different pictures apart, and keeps the headers of each visitor', async () => {
  let image = `${MEDIA}/p/a`;
  const { paint } = painterWith(() => found({ image }));
  const first = await paint('/details/1?for=event');
  const again = await paint('/details/1?for=event', { ...page, headers: { 'set-cookie': 'cohort=1' } });
  expect(again?.tag).toBe(first?.tag);
  expect(again?.document.identity).toBe(first?.document.identity);
  expect(again?.document.headers).toEqual({ 'set-cookie': 'cohort=1' });
  image = `${MEDIA}/p/b`;
  expect((await paint('/details/1?for=event'))?.tag).not.toBe(first?.tag);
});

test('a page of another release is not served from the pages that were painted before', async () => {
  const { paint } = painterWith(() => found({ image: `${MEDIA}/p/a` }));
  await paint('/details/1?for=event');
  const next = { ...page, identity: Buffer.from(`${html}<p>next release</p>`) };
  expect(textOf((await paint('/details/1?for=event', next))?.document)).toContain('next release');
});
