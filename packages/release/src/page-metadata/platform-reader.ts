import ky from 'ky';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** How long a crawler waits for the platform; afterwards it gets the general description of the page. */
const TIMEOUT_MS = 1_500;
const MAX_ENTRIES = 2_000;
const TTL_MS = 60_000;
/** Bytes of a reply. The details of a space have 3 kB. */
const MAX_REPLY_BYTES = 262_144;
/** A crawl of the whole site must not slow the platform down. */
const MAX_CONCURRENT = 8;

export interface PlatformRequest {
  method: string;
  /** Begins with a slash. */
  path: string;
  /** JSON */
  body?: string | undefined;
}

/** `missing`: the platform has no such content. `failed`: it did not reply in time, or was not asked. */
export type PlatformReply = { kind: 'found'; data: unknown } | { kind: 'missing' } | { kind: 'failed' };

export type PlatformReader = (request: PlatformRequest) => Promise<PlatformReply>;

const envelope = z.object({ success: z.literal(true), data: z.unknown() });

/**
 * Reads public replies of one platform API without credentials, and keeps them for a minute. Nothing but the origin of the settings is ever
 * requested (SSRF): redirects are not followed, and `path` begins with a slash.
 */
export function createPlatformReader(origin: string): PlatformReader {
  const cache = new LRUCache<string, Promise<PlatformReply>>({ max: MAX_ENTRIES, ttl: TTL_MS });
  let running = 0;
  const read = async ({ method, path, body }: PlatformRequest): Promise<PlatformReply> => {
    if (running >= MAX_CONCURRENT) return { kind: 'failed' };
    running += 1;
    try {
      const response = await ky(origin + path, {
        method,
        body,
        redirect: 'error',
        credentials: 'omit',
        timeout: TIMEOUT_MS,
        retry: 0,
        throwHttpErrors: false,
        headers: {
          accept: 'application/json',
          // The platform counts no visits of crawlers.
          'user-agent': 'xana-page-server (bot)',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      });
      if (response.status === 404) return { kind: 'missing' };
      if (!response.ok) return { kind: 'failed' };
      return { kind: 'found', data: envelope.parse(JSON.parse(await readText(response))).data };
    } catch {
      return { kind: 'failed' };
    } finally {
      running -= 1;
    }
  };
  return async (asked) => {
    const key = `${asked.method} ${asked.path} ${asked.body ?? ''}`;
    const known = cache.get(key);
    if (known) return known;
    const reading = read(asked);
    cache.set(key, reading);
    const reply = await reading;
    if (reply.kind === 'failed') cache.delete(key);
    return reply;
  };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_REPLY_BYTES) throw new Error(`The reply has more than ${MAX_REPLY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
