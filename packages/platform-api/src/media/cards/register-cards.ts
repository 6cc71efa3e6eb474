import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { drawScene } from '../draw-scene.ts';
import type { PictureRenderer, Rendering } from '../picture-renderer.ts';
import type { PictureStore } from '../picture-store.ts';
import type { RenderNow } from '../render-now.ts';
import { CARD_KINDS } from './card-content.ts';
import { CARD_WIDTH, drawCard } from './draw-card.ts';

/** Raise it when cards are drawn in another way: earlier ones are in the cache. */
const VERSION = 1;
/** A card shows a change, and disappears, after that. */
const CACHE_CONTROL = 'public, max-age=600';

interface CardSources {
  database: Database;
  pictures: PictureStore;
  renderer: PictureRenderer;
  renderNow: RenderNow;
  checkLimit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Serves the pictures that previews of links show: `/card/event/3?lang=ja`, a JPEG of 1200 × 630. What a visitor cannot see has none. A card
 * is in the cache by what it shows, so a change makes a new one.
 */
export function registerCards(app: FastifyInstance, sources: CardSources): void {
  const { database, pictures, renderer, renderNow, checkLimit } = sources;
  const read = (key: string) => {
    const scene = drawScene(key);
    return scene ? Promise.resolve(Buffer.from(scene)) : pictures.get(key);
  };
  app.get<{ Params: { kind: string; id: string }; Querystring: { lang?: string } }>(
    '/card/:kind/:id',
    async (request, reply) => {
      const { kind, id } = request.params;
      const find = Object.hasOwn(CARD_KINDS, kind) ? CARD_KINDS[kind] : undefined;
      const content =
        /^[1-9]\d{0,8}$/.test(id) && (await find?.(database, Number(id), request.query.lang === 'ja' ? 'ja' : 'en'));
      if (!content) throw apiError('NOT_FOUND');
      const rendering: Rendering = {
        id: `card ${VERSION} ${JSON.stringify(content)}`,
        source: () => drawCard(content, read),
        width: CARD_WIDTH,
        isVector: false,
        format: 'jpeg',
      };
      let card: Buffer | null | undefined = await renderer.find(rendering);
      if (!card) {
        await checkLimit(request, reply);
        card = await renderNow(request, reply, rendering);
      }
      if (!card) throw apiError('NOT_FOUND');
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'cache-control': CACHE_CONTROL,
          // Services that show previews of links load the card from other sites.
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
        })
        .send(card);
    },
  );
}
