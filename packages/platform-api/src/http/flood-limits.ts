import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../api-error.ts';
import type { PlatformConfig } from '../config/platform-config.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Rate limit: requests per minute and IP address, for all operations of a host together. It is far above what a page
 * sends, and low enough that one client cannot slow down others. With Redis, all instances share the counters.
 */
export function limitCalls(app: FastifyInstance, name: string, { limits }: PlatformConfig): void {
  const check = limit(app, limits.callsPerMinute, ({ ip }) => `${name}:calls:${ip}`);
  app.addHook('onRequest', check);
}

/** Rate limit: login attempts per minute, IP address and wallet address. */
export function limitAttemptsPerAddress(app: FastifyInstance, { limits }: PlatformConfig): Check {
  return limit(app, Math.ceil(limits.loginTriesPerMinute / 2), ({ ip, body }) => `login:${ip}:${addressIn(body)}`);
}

/** Rate limit: requests per minute and client for pictures that are not rendered yet, existing or not. */
export function limitRenderings(app: FastifyInstance, { renderings }: PlatformConfig): Check {
  return limit(app, renderings.perMinute, (request) => `renderings:${clientAddress(request)}`);
}

/** The client's IP address (IPv6: its /64 prefix); empty after the client has closed its connection. */
export const clientAddress = ({ ip }: { ip?: string }): string => normalizeIP(ip ?? '');

function limit(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Check {
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    throw apiError('RATE_LIMITED');
  };
}

function addressIn(body: unknown): string {
  const { address, walletAddress } = (body ?? {}) as Record<string, unknown>;
  const given = address ?? walletAddress;
  // The body is not validated yet, so other types than a string are ignored.
  return typeof given === 'string' ? given.toLowerCase().slice(0, 42) : '';
}
