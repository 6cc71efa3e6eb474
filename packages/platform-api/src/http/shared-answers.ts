import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../database/database-busy.ts';

const compress = promisify(brotliCompress);
/** It is done once for many: a level that costs some milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Answers that are kept at most; of about 10 kB each. */
const MAX_ANSWERS = 1_000;
/** While the database cannot be asked or is slow, the last answer is still shown until it is this old, in milliseconds. */
const MAX_STALE_MS = 10 * 60_000;
/** So long whoever could be shown the last answer waits for a new one, in milliseconds. */
const REFRESH_TIMEOUT_MS = 2_000;

export interface SharedAnswer {
  plain: Buffer;
  brotli: Buffer;
  /** Weak, as it stands for every encoding of the same answer. */
  etag: string;
}

/** Answers that are the same for everybody, made once for all who ask within some seconds. */
export interface SharedAnswers {
  /**
   * @param make is not called while one is kept, and once only for many who ask at the same moment; when it finds no
   *   database or takes long, the answer before is given once more
   */
  find(key: string, make: () => Promise<object>): Promise<SharedAnswer>;
}

interface Made {
  answer: SharedAnswer;
  at: number;
}

interface Kept {
  coming: Promise<Made>;
  /** What has come. */
  made?: Made;
  /** What was shown until then. */
  before: Made | undefined;
  endsAt: number;
}

/** @param seconds how old an answer may be */
export function createSharedAnswers(
  seconds: number,
  now: () => number = () => performance.now(),
  patience = REFRESH_TIMEOUT_MS,
): SharedAnswers {
  const kept = new Map<string, Kept>();
  const canBeShown = (before: Made | undefined): before is Made =>
    before !== undefined && now() - before.at < MAX_STALE_MS;
  const answerOf = async ({ made, coming, before }: Kept): Promise<SharedAnswer> => {
    if (made) return made.answer;
    return (await (canBeShown(before) ? orAfter(patience, coming, before) : coming)).answer;
  };
  return {
    async find(key, make) {
      const known = kept.get(key);
      if (known && known.endsAt > now()) return answerOf(known);
      // From its beginning: what was read from the database then is no younger.
      const at = now();
      const before = known?.made ?? known?.before;
      const coming = make().then(
        async (answer) => ({ answer: await encode(answer), at }),
        (error) => {
          if (canBeShown(before) && isDatabaseBusy(error)) return before;
          throw error;
        },
      );
      const entry: Kept = { coming, before, endsAt: at + seconds * 1_000 };
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_ANSWERS && oldest !== undefined) kept.delete(oldest);
      coming.then(
        (made) => {
          entry.made = made;
        },
        () => kept.get(key) === entry && kept.delete(key),
      );
      return answerOf(entry);
    },
  };
}

/** What comes, or something else when it does not come in time. */
function orAfter<Value>(milliseconds: number, coming: Promise<Value>, instead: Value): Promise<Value> {
  const timer = new AbortController();
  const late = setTimeout(milliseconds, instead, { signal: timer.signal }).catch(() => instead);
  return Promise.race([coming, late]).finally(() => timer.abort());
}

async function encode(answer: object): Promise<SharedAnswer> {
  const plain = Buffer.from(JSON.stringify(answer));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, brotli: await compress(plain, BROTLI), etag };
}

/** A browser keeps it and asks each time whether it is still so: then nothing but «yes» is sent. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, { plain, brotli, etag }: SharedAnswer) {
  reply.headers({ 'cache-control': 'no-cache', etag });
  // Whoever shows a token gets an answer of their own at the same address.
  const varying = [reply.getHeader('vary'), 'Authorization', 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.header('vary', varying);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.type('application/json; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
}
