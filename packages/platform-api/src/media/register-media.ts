import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { refuse } from '../http/refusal.ts';
import { drawScene } from './draw-scene.ts';
import type { PictureStore } from './picture-store.ts';
import { createTurnstile } from './turnstile.ts';

const WIDTHS = new Set([160, 320, 480, 640, 960, 1280, 1920]);
const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
type Format = keyof typeof FORMATS;

/** Two at a time: a home page asks for dozens at once, and the calls of the API must not wait for pictures. */
const AT_ONCE = 2;

/** Serves pictures in the width and format that are asked for, drawn at the first request and kept. */
interface MediaSources {
  /** Where what was drawn in a size and format is kept. */
  cacheDirectory: string;
  pictures: PictureStore;
}

export function registerMedia(app: FastifyInstance, { cacheDirectory, pictures }: MediaSources): void {
  mkdirSync(cacheDirectory, { recursive: true });
  const render = createRenderer(cacheDirectory);
  app.get<{ Params: { kind: string; key: string }; Querystring: { w?: string } }>(
    '/p/:kind/:key',
    async (request, reply) => {
      const { kind, key } = request.params;
      const width = Number(request.query.w ?? 640);
      if (!WIDTHS.has(width) || !/^[a-z0-9-]{1,80}$/.test(key)) throw refuse('INPUT_INVALID');
      const id = `${kind}/${key}`;
      const scene = kind === 'upload' ? null : drawScene(id);
      if (kind !== 'upload' && !scene) throw refuse('NOT_FOUND');
      const source = async () => (scene ? Buffer.from(scene) : pictures.get(id));
      const format = bestFormat(request.headers.accept ?? '');
      const picture = await render(scene ?? id, source, width, format);
      if (!picture) throw refuse('NOT_FOUND');
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

/** Null when there is nothing to draw from. */
type Source = () => Promise<Buffer | null>;

/** By what a picture is drawn from: a scene's own words, so that another drawing is another picture, or an upload's key. */
function createRenderer(cacheDirectory: string) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const turn = createTurnstile(AT_ONCE);
  return (id: string, source: Source, width: number, format: Format): Promise<Buffer | null> => {
    const name = createHash('sha256').update(`${width} ${format} ${id}`).digest('hex').slice(0, 32);
    const file = join(cacheDirectory, `${name}.${format}`);
    const known = underWay.get(file);
    if (known) return known;
    const work = readFile(file)
      .catch(async () => {
        const picture = await source();
        return picture && turn(() => renderInto(file, picture, width, format));
      })
      .finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };
}

/** Written beside and renamed, so that a stop half-way never leaves half a picture. */
async function renderInto(file: string, source: Buffer, width: number, format: Format): Promise<Buffer> {
  const options = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 3 }, jpeg: { quality: 80 } }[format];
  const picture = await sharp(source).resize({ width }).toFormat(format, options).toBuffer();
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return picture;
}
