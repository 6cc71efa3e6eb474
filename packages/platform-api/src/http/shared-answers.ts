import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isDatabaseBusy } from '../database/connection/database-busy.ts';
import { withTimeout } from '../database/connection/with-timeout.ts';

const compress = promisify(brotliCompress);
/** Compressed once for many clients, so the level may cost some milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** A cached response takes about 10 kB. */
const MAX_ANSWERS = 1_000;
/** Maximum age of a stale response that is served while the database is unreachable or slow (stale-if-error). */
const MAX_STALE_MS = 10 * 60_000;
/** How long a request waits for a fresh response before it gets the stale one. */
const REFRESH_TIMEOUT_MS = 2_000;

export interface SharedAnswer {
  plain: Buffer;
  brotli: Buffer;
  /** Weak, because it identifies every encoding of the response. */
  etag: string;
}

/** A cache of responses that are equal for all visitors. */
export interface SharedAnswers {
  /**
   * @param make is called once for concurrent requests, and not while a fresh response is cached; when the database is
   *   unreachable or slow, the previous response is served
   */
  find(key: string, make: () => Promise<object>): Promise<SharedAnswer>;
}

interface FreshAnswer {
  answer: SharedAnswer;
  /** When its query started. */
  createdAt: number;
}

interface CacheEntry {
  pending: Promise<FreshAnswer>;
  /** Set when `pending` has resolved. */
  current?: FreshAnswer;
  previous: FreshAnswer | undefined;
  expiresAt: number;
}

/** @param seconds maximum age of a fresh response */
export function createSharedAnswers(
  seconds: number,
  now: () => number = () => performance.now(),
  refreshTimeoutMs = REFRESH_TIMEOUT_MS,
): SharedAnswers {
  const entries = new LRUCache<string, CacheEntry>({ max: MAX_ANSWERS });
  const canServeStale = (answer: FreshAnswer | undefined): answer is FreshAnswer =>
    answer !== undefined && now() - answer.createdAt < MAX_STALE_MS;
  const answerOf = async ({ current, pending, previous }: CacheEntry): Promise<SharedAnswer> => {
    if (current) return current.answer;
    return (await (canServeStale(previous) ? withTimeout(pending, refreshTimeoutMs, () => previous) : pending)).answer;
  };
  return {
    async find(key, make) {
      const known = entries.get(key);
      if (known && known.expiresAt > now()) return answerOf(known);
      // The age counts from the start of the query.
      const createdAt = now();
      const previous = known?.current ?? known?.previous;
      const pending = make().then(
        async (answer) => ({ answer: await encode(answer), createdAt }),
        (error) => {
          if (canServeStale(previous) && isDatabaseBusy(error)) return previous;
          throw error;
        },
      );
      const entry: CacheEntry = { pending, previous, expiresAt: createdAt + seconds * 1_000 };
      entries.set(key, entry);
      pending.then(
        (answer) => {
          entry.current = answer;
        },
        () => entries.get(key) === entry && entries.delete(key),
      );
      return answerOf(entry);
    },
  };
}

async function encode(answer: object): Promise<SharedAnswer> {
  const plain = Buffer.from(JSON.stringify(answer));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, brotli: await compress(plain, BROTLI), etag };
}

/** Sends a shared response. The browser revalidates it each time with its ETag and gets 304 while it is unchanged. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, { plain, brotli, etag }: SharedAnswer) {
  reply.headers({ 'cache-control': 'no-cache', etag });
  // A request with a token gets a personal response at the same URL.
  const varying = [reply.getHeader('vary'), 'Authorization', 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.header('vary', varying);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.type('application/json; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
}
