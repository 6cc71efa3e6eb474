import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import sharp from 'sharp';
import { logIn, useTestServer } from '../../../test/test-server.ts';
import { newPictureKey } from '../../media/picture-store.ts';
import { crc32, fetchPicture as fetchPictureOf, formOf, plain, sendFile } from './test-upload.ts';

const directory = createTempDirectory('platform');
const server = useTestServer({ dataDirectory: directory });

const kept = () => readdirSync(join(directory, 'uploads'));

const upload = (file: Buffer, token?: string, form?: Parameters<typeof formOf>[1], path?: string) =>
  sendFile(server, file, token, form, path);

const fetchPicture = (address: string, query?: string, accept?: string) =>
  fetchPictureOf(server, address, query, accept);

describe('[CS-04] upload of pictures', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'accepts %s, re-encodes it, and serves it in every size and format',
    async (format) => {
      const me = await logIn(server);
      const { status, file } = await upload(await plain().toFormat(format).toBuffer(), me.token, {
        type: 'text/plain',
      });
      expect([status, file]).toEqual([200, expect.stringMatching(/\/p\/upload\/[0-9a-f]{32}$/)]);
      for (const [accept, served] of [
        ['image/avif', 'heif'],
        ['image/webp', 'webp'],
      ] as const) {
        const { body } = await fetchPicture(file, '?w=160', accept);
        expect(await sharp(body).metadata()).toMatchObject({ format: served, width: 160, height: 100 });
      }
    },
  );

  it('accepts uploads at both addresses', async () => {
    const me = await logIn(server);
    expect((await upload(await plain().png().toBuffer(), me.token, {}, '/item/upload-file')).status).toBe(200);
  });

  it('[T65] removes EXIF metadata, rotates pictures upright, and limits them to 1600 pixels', async () => {
    const me = await logIn(server);
    const photo = await plain(2_400, 1_000)
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await upload(photo, me.token);
    const row = await server.database
      .selectFrom('uploads')
      .selectAll()
      .where('user_id', '=', me.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ width: 667, height: 1_600 });
    const stored = await sharp(join(directory, 'uploads', `${row.key.slice('upload/'.length)}.webp`)).metadata();
    expect([stored.exif, stored.orientation, stored.height]).toEqual([undefined, undefined, 1_600]);
  });
});

describe('[AP-03] rejected uploads store nothing', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cases: [string, () => Promise<Buffer>, string, number][] = [
    ['an SVG with the type of a PNG', async () => svg, 'INVALID_FILE_TYPE', 415],
    ['half an SVG', async () => Buffer.from('<svg onload="alert(1)"/>'), 'INVALID_FILE_TYPE', 415],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'INVALID_FILE_TYPE', 415],
    ['a GIF', async () => plain().gif().toBuffer(), 'INVALID_FILE_TYPE', 415],
    [
      'half a PNG',
      async () => (await plain(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000),
      'INVALID_FILE_TYPE',
      415,
    ],
    [
      'a PNG’s beginning and rubbish',
      async () => Buffer.concat([(await plain().png().toBuffer()).subarray(0, 40), Buffer.alloc(500, 7)]),
      'INVALID_FILE_TYPE',
      415,
    ],
    ['more than 25 megapixels', async () => plain(6_000, 5_000).png().toBuffer(), 'FILE_TOO_LARGE', 413],
    ['more than 10 MB', async () => Buffer.alloc(10.5 * 1_024 * 1_024), 'FILE_TOO_LARGE', 413],
    ['nothing', async () => Buffer.alloc(0), 'UPLOAD_IMAGE', 400],
  ];
  it.each(cases)('rejects %s', async (_, make, code, status) => {
    const me = await logIn(server);
    const before = kept();
    expect(await upload(await make(), me.token)).toMatchObject({ code, status });
    expect(kept()).toEqual(before);
    const rows = await server.database.selectFrom('uploads').selectAll().where('user_id', '=', me.userId).execute();
    expect(rows).toEqual([]);
  });

  const SIGNATURES = {
    gif: 'GIF89a',
    bmp: 'BM',
    tiff: 'II*\0',
    pdf: '%PDF-1.7',
    zip: 'PK\x03\x04',
    exe: 'MZ',
    elf: '\x7fELF',
    mp4: '\0\0\0\x18ftypmp42',
    heic: '\0\0\0\x18ftypheic',
    html: '<!doctype html><script>alert(1)</script>',
    svg: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    php: '<?php system($_GET["x"]);',
    js: 'alert(1)//',
    text: 'Hello',
    'a PNG’s first bytes': '\x89PNG\r\n\x1a\n',
    'a JPEG’s first bytes': '\xff\xd8\xff\xe0',
    'a WebP’s first bytes': 'RIFF\x24\0\0\0WEBPVP8 ',
  };
  it('[T63] rejects other file types under any name, polyglots and truncated pictures', async () => {
    const me = await logIn(server);
    const before = kept();
    const pictures = [await plain().png().toBuffer(), await plain().jpeg().toBuffer(), await plain().webp().toBuffer()];
    const files = Object.values(SIGNATURES).flatMap((signature) => {
      const head = Buffer.from(signature, 'latin1');
      return [
        head,
        Buffer.concat([head, Buffer.alloc(2_000, 'A')]),
        ...pictures.map((each) => Buffer.concat([head, each])),
      ];
    });
    const cut = pictures.flatMap((picture) =>
      Array.from({ length: 30 }, (_, step) => picture.subarray(0, Math.floor((picture.length * step) / 60))),
    );
    const names = ['a.png', 'a.html', '../../a.png', 'a.png\0.html', 'a.svg'];
    const types = ['image/png', 'image/svg+xml', 'text/html', 'application/x-php'];
    const taken: string[] = [];
    for (const [index, file] of [...files, ...cut].entries()) {
      const form = { filename: names[index % names.length] ?? '', type: types[index % types.length] ?? '' };
      const { status } = await upload(file, me.token, form);
      if (![400, 415].includes(status)) taken.push(`${index}: ${status}`);
    }
    expect(files.length + cut.length).toBeGreaterThan(170);
    expect(taken).toEqual([]);
    expect(kept()).toEqual(before);
  }, 120_000);

  it('[T64] rejects a decompression bomb by its header, also when it is truncated', async () => {
    const me = await logIn(server);
    // A header of 50 000 × 50 000 pixels without pixel data.
    const png = await plain(16, 16).png().toBuffer();
    const huge = Buffer.from(png);
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const memory = process.memoryUsage().rss;
    for (let times = 0; times < 20; times += 1) {
      const { status, code } = await upload(huge, me.token);
      expect([413, 415]).toContain(status);
      expect(['FILE_TOO_LARGE', 'INVALID_FILE_TYPE']).toContain(code);
    }
    // Twenty decoded ones would take 150 GB; the limit leaves room for other tests.
    expect(process.memoryUsage().rss - memory).toBeLessThan(300_000_000);
  });

  it('[T66] serves pictures with headers that prevent content sniffing and scripts', async () => {
    const me = await logIn(server);
    const { file } = await upload(await plain().png().toBuffer(), me.token, { filename: 'a.html', type: 'text/html' });
    const { headers } = await server.server.hosts.media.inject({
      url: new URL(file).pathname,
      headers: { accept: 'text/html' },
    });
    expect(String(headers['content-type'])).toMatch(/^image\//);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(file).toMatch(/\/p\/upload\/[0-9a-f]{32}$/);
  });

  it('[T63] removes an HTML page that is appended to a picture', async () => {
    const me = await logIn(server);
    const polyglot = Buffer.concat([await plain().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { file } = await upload(polyglot, me.token);
    expect((await fetchPicture(file)).body.includes('script')).toBe(false);
  });

  it('[AP-03] stores nothing when the client disconnects during the upload', async () => {
    const me = await logIn(server);
    const before = kept();
    await server.server.hosts.api.listen({ port: 0, host: 'localhost' });
    const { port } = server.server.hosts.api.server.address() as AddressInfo;
    const { payload, headers } = formOf(await plain(1_200, 900).png({ compressionLevel: 0 }).toBuffer());
    for (const share of [0.1, 0.5, 0.99]) {
      const socket = connect(port, 'localhost');
      await once(socket, 'connect');
      socket.write(
        `POST /item/upload-file-v3 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${me.token}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, Math.floor(payload.length * share)));
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.destroy();
      await once(socket, 'close');
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(kept()).toEqual(before);
    const rows = await server.database.selectFrom('uploads').selectAll().where('user_id', '=', me.userId).execute();
    expect(rows).toEqual([]);
    expect((await upload(await plain().png().toBuffer(), me.token)).status).toBe(200);
  });

  it('rejects a form without a file, with another field name, or from a visitor', async () => {
    const me = await logIn(server);
    const picture = await plain().png().toBuffer();
    expect((await me.post('/item/upload-file-v3', {})).code).toBe('UPLOAD_IMAGE');
    expect((await upload(picture, me.token, { name: 'other' })).code).toBe('UPLOAD_IMAGE');
    expect((await upload(picture)).code).toBe('TOKEN_MISSING');
  });

  it('[T64] limits uploads to 200 a day per member', async () => {
    const me = await logIn(server);
    const sent = (created_at: Date, count: number) =>
      Array.from({ length: count }, () => ({
        key: newPictureKey(),
        user_id: me.userId,
        width: 1,
        height: 1,
        bytes: 1,
        created_at,
      }));
    const yesterday = sent(new Date(Date.now() - 25 * 3_600_000), 50);
    await server.database
      .insertInto('uploads')
      .values([...yesterday, ...sent(new Date(), 199)])
      .execute();
    const picture = await plain().png().toBuffer();
    const before = kept();
    expect((await upload(picture, me.token)).status).toBe(200);
    expect(await upload(picture, me.token)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(kept()).toHaveLength(before.length + 1);
    expect((await upload(picture, (await logIn(server)).token)).status).toBe(200);
  });

  const TRAVERSALS = [
    '..',
    '../',
    '..\\\\',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..%5c',
    '..;/',
    '%c0%ae%c0%ae/',
    '/',
  ].flatMap((step) =>
    ['etc/passwd', 'secret', 'access-token-secret', 'process.lock'].map((name) => `${step.repeat(4)}${name}`),
  );
  it.each([...TRAVERSALS, '00', 'g'.repeat(32), '0'.repeat(32), `${'0'.repeat(32)}.webp`, `${'0'.repeat(31)}\\0`])(
    '[T66] returns no file for upload/%s (path traversal)',
    async (key) => {
      const { status, type } = await fetchPicture(`http://localhost/p/upload/${key}`);
      expect([400, 404]).toContain(status);
      expect(type).toMatch(/json/);
    },
  );
});
