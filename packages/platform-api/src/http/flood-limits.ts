import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../api-error.ts';
import type { PlatformConfig } from '../config/platform-config.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * So many calls a minute from one client, whatever they are: far more than a person or a page makes, far fewer than
 * would keep others waiting. Over Redis all instances count together.
 */
export function limitCalls(app: FastifyInstance, name: string, { limits }: PlatformConfig): void {
  const check = limit(app, limits.callsPerMinute, ({ ip }) => `${name}:calls:${ip}`);
  app.addHook('onRequest', check);
}

/** So many tries a minute of one client at one wallet, so that a list of addresses is not gone through one by one. */
export function limitTriesAtAddress(app: FastifyInstance, { limits }: PlatformConfig): Check {
  return limit(app, Math.ceil(limits.loginTriesPerMinute / 2), ({ ip, body }) => `login:${ip}:${addressIn(body)}`);
}

/** So many pictures a minute that were not rendered before, real or invented, for one client. */
export function limitRenderings(app: FastifyInstance, { renderings }: PlatformConfig): Check {
  return limit(app, renderings.perMinute, (request) => `renderings:${clientAddress(request)}`);
}

/** The client's network address (IPv6: its /64); empty once a client has closed its connection. */
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
  // The body is not validated yet, so anything but a string is ignored.
  return typeof given === 'string' ? given.toLowerCase().slice(0, 42) : '';
}
