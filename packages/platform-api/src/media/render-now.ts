import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../api-error.ts';
import { clientAddress } from '../http/flood-limits.ts';
import type { PictureRenderer, Rendering } from './picture-renderer.ts';

const RETRY_AFTER_SECONDS = '2';

/** Renders in the turn of the client. Null when there is nothing to draw from. */
export type RenderNow = (request: FastifyRequest, reply: FastifyReply, rendering: Rendering) => Promise<Buffer | null>;

/** @throws `RATE_LIMITED` or `SERVER_BUSY` when too many pictures are waiting */
export function createRenderNow(renderer: PictureRenderer): RenderNow {
  return async (request, reply, rendering) => {
    const rendered = renderer.render(clientAddress(request), rendering);
    if (typeof rendered !== 'string') return rendered;
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw rendered === 'client-full'
      ? apiError('RATE_LIMITED', 'Too many pictures are waiting to be rendered for this client.')
      : apiError('SERVER_BUSY', 'Too many pictures are waiting to be rendered.');
  };
}
