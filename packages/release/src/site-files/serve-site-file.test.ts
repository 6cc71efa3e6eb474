import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listen } from '../server/test-http.ts';
import { serveSiteFile } from './serve-site-file.ts';

let origin = '';
beforeEach(async () => {
  origin = await listen((request, response) => {
    if (!serveSiteFile(request, response, request.url ?? '')) response.writeHead(404).end();
  });
});
const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

const manifest = z.object({
  name: z.string(),
  lang: z.string(),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});

describe('serveSiteFile', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share-card.png', 'image/png'],
  ])('serves %s as %s, and 304 for a known one', async (path, type) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await ask(path, { 'if-none-match': String(reply.headers.get('etag')) });
    expect(again.status).toBe(304);
  });

  it('names icons of the size that they have, and pages in the language of the browser', async () => {
    const reply = await ask('/manifest.webmanifest', { 'accept-language': 'ja-JP,en;q=0.5' });
    expect(reply.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(reply.headers.get('vary')).toBe('Accept-Language');
    const { lang, icons, shortcuts } = manifest.parse(await reply.json());
    expect([lang, shortcuts.map(({ name }) => name)]).toEqual(['ja', ['探す', 'フィード', 'チャット']]);
    for (const { src, sizes, type } of icons) {
      const icon = await ask(src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
      const png = readFileSync(join(import.meta.dirname, 'icons', src));
      if (type === 'image/png') expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect((await (await ask('/manifest.webmanifest')).json()).lang).toBe('en');
  });

  it('serves no other file', async () => {
    for (const path of ['/web-manifest.ts', '/icons/favicon.svg', '/../favicon.svg%00'])
      expect((await ask(path)).status).toBe(404);
  });
});
