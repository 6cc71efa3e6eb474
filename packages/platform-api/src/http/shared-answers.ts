import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../database/database-busy.ts';

const compress = promisify(brotliCompress);
/** It is done once for many: a level that costs some milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Answers that are kept at most; of about 10 kB each. */
const MOST = 1_000;
/** While the database cannot be asked, the last answer is still shown until it is this old, in milliseconds. */
const SHOWN_FOR = 10 * 60_000;

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
   *   database, the answer before is given once more
   */
  find(key: string, make: () => Promise<object>): Promise<SharedAnswer>;
}

interface Made {
  answer: SharedAnswer;
  at: number;
}

interface Kept {
  made: Promise<Made>;
  endsAt: number;
  /** What was shown before, or is now. */
  last: Made | undefined;
}

/** @param seconds how old an answer may be */
export function createSharedAnswers(seconds: number, now: () => number = () => performance.now()): SharedAnswers {
  const kept = new Map<string, Kept>();
  return {
    async find(key, make) {
      const known = kept.get(key);
      if (known && known.endsAt > now()) return (await known.made).answer;
      // From its beginning: what was read from the database then is no younger.
      const at = now();
      const before = known?.last;
      const made = make().then(
        async (answer) => ({ answer: await encode(answer), at }),
        (error) => {
          if (before && at - before.at < SHOWN_FOR && isDatabaseBusy(error)) return before;
          throw error;
        },
      );
      const entry: Kept = { made, endsAt: at + seconds * 1_000, last: before };
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      try {
        entry.last = await made;
        return entry.last.answer;
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key);
        throw error;
      }
    },
  };
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
