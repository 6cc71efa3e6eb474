import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** It is done once for many: a level that costs some milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Answers that are kept at most; of about 10 kB each. */
const MOST = 1_000;

export interface SharedAnswer {
  plain: Buffer;
  brotli: Buffer;
  /** Weak, as it stands for every encoding of the same answer. */
  etag: string;
}

/** Answers that are the same for everybody, made once for all who ask within some seconds. */
export interface SharedAnswers {
  /** @param make is not called while one is kept, and once only for many who ask at the same moment */
  find(key: string, make: () => Promise<object>): Promise<SharedAnswer>;
}

/** @param seconds how old an answer may be */
export function createSharedAnswers(seconds: number, now: () => number = () => performance.now()): SharedAnswers {
  const kept = new Map<string, { answer: Promise<SharedAnswer>; endsAt: number }>();
  const forget = (key: string, answer: Promise<SharedAnswer>) => {
    if (kept.get(key)?.answer === answer) kept.delete(key);
  };
  return {
    find(key, make) {
      const known = kept.get(key);
      if (known && known.endsAt > now()) return known.answer;
      const answer = make().then(encode);
      // From its beginning: what was read from the database then is no younger.
      kept.delete(key);
      kept.set(key, { answer, endsAt: now() + seconds * 1_000 });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      answer.catch(() => forget(key, answer));
      return answer;
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
