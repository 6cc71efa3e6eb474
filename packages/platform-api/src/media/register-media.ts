import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { refuse } from '../http/refusal.ts';
import { drawScene } from './draw-scene.ts';

const WIDTHS = new Set([160, 320, 480, 640, 960, 1280, 1920]);
const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
type Format = keyof typeof FORMATS;

/** Two at a time: a home page asks for dozens at once, and the calls of the API must not wait for pictures. */
const AT_ONCE = 2;

/** Serves pictures in the width and format that are asked for, drawn at the first request and kept. */
export function registerMedia(app: FastifyInstance, { cacheDirectory }: { cacheDirectory: string }): void {
  mkdirSync(cacheDirectory, { recursive: true });
  const render = createRenderer(cacheDirectory);
  app.get<{ Params: { kind: string; key: string }; Querystring: { w?: string } }>(
    '/p/:kind/:key',
    async (request, reply) => {
      const { kind, key } = request.params;
      const width = Number(request.query.w ?? 640);
      if (!WIDTHS.has(width) || !/^[a-z0-9-]{1,80}$/.test(key)) throw refuse('INPUT_INVALID');
      const scene = drawScene(`${kind}/${key}`);
      if (!scene) throw refuse('NOT_FOUND');
      const format = bestFormat(request.headers.accept ?? '');
      const picture = await render(scene, width, format);
      return reply
        .headers({
          'content-type': FORMATS[format],
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept',
          'access-control-allow-origin': '*',
        })
        .send(picture);
    },
  );
}

function bestFormat(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

function createRenderer(cacheDirectory: string) {
  const underWay = new Map<string, Promise<Buffer>>();
  const turn = createTurnstile(AT_ONCE);
  return (scene: string, width: number, format: Format): Promise<Buffer> => {
    const name = createHash('sha256').update(`${width} ${format} ${scene}`).digest('hex').slice(0, 32);
    const file = join(cacheDirectory, `${name}.${format}`);
    const known = underWay.get(file);
    if (known) return known;
    const work = readFile(file)
      .catch(() => turn(() => renderInto(file, scene, width, format)))
      .finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };
}

/** Written beside and renamed, so that a stop half-way never leaves half a picture. */
async function renderInto(file: string, scene: string, width: number, format: Format): Promise<Buffer> {
  const options = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 3 }, jpeg: { quality: 80 } }[format];
  const picture = await sharp(Buffer.from(scene)).resize({ width }).toFormat(format, options).toBuffer();
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return picture;
}

function createTurnstile(places: number) {
  let taken = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= places) await new Promise<void>((resolve) => queue.push(resolve));
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
      queue.shift()?.();
    }
  };
}
