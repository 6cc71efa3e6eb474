import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../../config/platform-config.ts';

/** Seven days since the last refresh: the session time of the product. */
export const SESSION_SECONDS = 604_800;

function describe({ origins }: PlatformConfig) {
  const isSecure = origins.api.startsWith('https:');
  return { name: isSecure ? '__Host-xana-refresh' : 'xana-refresh', isSecure };
}

export function setRefreshCookie(reply: FastifyReply, config: PlatformConfig, token: string): void {
  const { name, isSecure } = describe(config);
  reply.setCookie(name, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/',
    maxAge: SESSION_SECONDS,
  });
}

export function clearRefreshCookie(reply: FastifyReply, config: PlatformConfig): void {
  const { name, isSecure } = describe(config);
  reply.clearCookie(name, { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' });
}

export function readRefreshCookie(request: FastifyRequest, config: PlatformConfig): string | undefined {
  return request.cookies[describe(config).name];
}
