import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../api-error.ts';
import type { PlatformConfig } from '../config/platform-config.ts';
import { rejections, showLimit } from '../limits/limit-metrics.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Rate limit: requests per minute and IP address, for all operations of a host together. It is far above what a page
 * sends, and low enough that one client cannot slow down others. With Redis, all instances share the counters.
 */
export function limitCalls(app: FastifyInstance, name: string, { limits }: PlatformConfig): void {
  const check = limit(app, {
    name: 'calls',
    max: limits.callsPerMinute,
    keyOf: ({ ip }) => `${name}:calls:${ip}`,
  });
  app.addHook('onRequest', check);
}

/** Rate limit: login attempts per minute and IP address, for the route of one step of a login. */
export function limitAttempts({ limits }: PlatformConfig) {
  showLimit('login');
  const onExceeded = () => rejections.inc({ limit: 'login' });
  return { max: limits.loginTriesPerMinute, timeWindow: '1 minute', onExceeded };
}

/** Rate limit: login attempts per minute, IP address and wallet address. */
export function limitAttemptsPerAddress(app: FastifyInstance, { limits }: PlatformConfig): Check {
  return limit(app, {
    name: 'loginAddress',
    max: Math.ceil(limits.loginTriesPerMinute / 2),
    keyOf: ({ ip, body }) => `login:${ip}:${addressIn(body)}`,
  });
}

/** Rate limit: requests per minute and client for pictures that are not rendered yet, existing or not. */
export function limitRenderings(app: FastifyInstance, { renderings }: PlatformConfig): Check {
  return limit(app, {
    name: 'renderings',
    max: renderings.perMinute,
    keyOf: (request) => `renderings:${clientAddress(request)}`,
  });
}

/** The client's IP address (IPv6: its /64 prefix); empty after the client has closed its connection. */
export const clientAddress = ({ ip }: { ip?: string }): string => normalizeIP(ip ?? '');

interface CountedLimit {
  /** In metrics. */
  name: string;
  max: number;
  keyOf(request: FastifyRequest): string;
}

function limit(app: FastifyInstance, { name, max, keyOf }: CountedLimit): Check {
  showLimit(name);
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: keyOf });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    rejections.inc({ limit: name });
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
