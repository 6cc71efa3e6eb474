import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Metric } from 'prom-client';
import { apiError } from '../api-error.ts';
import type { PlatformConfig } from '../config/platform-config.ts';
import type { Database } from '../database/connection/connect-database.ts';
import { isPictureShown } from '../database/uploads/shown-pictures.ts';
import { limitRenderings } from '../http/flood-limits.ts';
import { registerCards } from './cards/register-cards.ts';
import { drawScene } from './draw-scene.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictureRenderer, type Format, type Rendering } from './picture-renderer.ts';
import type { PictureStore } from './picture-store.ts';
import { createRenderNow } from './render-now.ts';

const WIDTHS = new Set([160, 320, 480, 640, 960, 1280, 1920]);
const TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** By kind of upload. Pictures of messages are cached by browsers alone, and not for long: their message may be deleted. */
const CACHE_CONTROL: Record<string, string> = { upload: IMMUTABLE, chat: 'private, max-age=3600' };
const MEGABYTE = 1_048_576;

interface MediaSources {
  config: PlatformConfig;
  database: Database;
  pictures: PictureStore;
}

/**
 * Serves the pictures that the database refers to, in the listed widths and formats. The first request renders a picture
 * into the cache. Another name or width returns NOT_FOUND before rendering.
 *
 * @returns what operators watch
 */
export function registerMedia(app: FastifyInstance, { config, database, pictures }: MediaSources): Metric[] {
  const cache = createPictureCache(join(config.dataDirectory, 'pictures'), config.renderings.maxMegabytes * MEGABYTE);
  const renderer = createPictureRenderer(cache, (error) => app.log.error(error));
  const renderNow = createRenderNow(renderer);
  const known = createKnownPictures(database);
  const checkLimit = limitRenderings(app, config);
  app.get<{ Params: { kind: string; key: string }; Querystring: { w?: string } }>(
    '/p/:kind/:key',
    async (request, reply) => {
      const { kind, key } = request.params;
      const width = Number(request.query.w ?? 640);
      const name = `${kind}/${key}`;
      // Path traversal: the pattern excludes `/` and `.`.
      if (!WIDTHS.has(width) || !/^[a-z0-9-]{1,80}$/.test(key)) throw apiError('NOT_FOUND');
      const isUpload = Object.hasOwn(CACHE_CONTROL, kind);
      const scene = isUpload ? null : drawScene(name);
      if (!isUpload && !scene) throw apiError('NOT_FOUND');
      // A rendering remains in the cache after the message of its picture was deleted.
      if (kind === 'chat' && !(await known.has(name))) throw apiError('NOT_FOUND');
      const format = bestFormat(request.headers.accept ?? '');
      const source = async () => (scene ? Buffer.from(scene) : pictures.get(name));
      const rendering: Rendering = { id: scene ?? name, source, width, isVector: scene !== null, format };
      let picture: Buffer | null | undefined = await renderer.find(rendering);
      if (!picture) {
        await checkLimit(request, reply);
        if (!(await known.has(name))) throw apiError('NOT_FOUND');
        picture = await renderNow(request, reply, rendering);
      }
      if (!picture) throw apiError('NOT_FOUND');
      return reply
        .headers({
          'content-type': TYPES[format],
          'cache-control': CACHE_CONTROL[kind] ?? IMMUTABLE,
          vary: 'Accept',
          'access-control-allow-origin': '*',
        })
        .send(picture);
    },
  );
  registerCards(app, { database, pictures, renderer, renderNow, checkLimit });
  return renderer.metrics;
}

function bestFormat(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** How long an unknown name is cached. */
const UNKNOWN_TTL_MS = 10_000;
const MAX_UNKNOWN = 10_000;

interface KnownPictures {
  /** @throws when the database is unreachable */
  has(name: string): Promise<boolean>;
}

/** Only pictures that a row of the database refers to are rendered. */
function createKnownPictures(database: Database): KnownPictures {
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_TTL_MS });
  return {
    async has(name) {
      if (unknown.has(name)) return false;
      const isShown = await isPictureShown(database, name);
      if (!isShown) unknown.set(name, true);
      return isShown;
    },
  };
}
