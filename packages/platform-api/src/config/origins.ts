import { isIPv4 } from 'node:net';

/** Public addresses of the platform's hosts and of the site. */
export interface Origins {
  site: string;
  api: string;
  marketplace: string;
  chat: string;
  media: string;
}

/** Whether a string is exactly scheme, host and port. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

export function isSecureOrLoopback(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isLoopback(hostname);
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Second-level labels below which country registries register domains: `xana.co.jp` is a site, `co.jp` is a suffix. */
const PUBLIC_SECOND_LEVELS = new Set(['co', 'com', 'ne', 'or', 'ac', 'go', 'net', 'org', 'gov', 'edu']);

/** Whether two origins are same-site (RFC 6265bis): scheme and registrable domain are equal. */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.protocol === b.protocol && registrableDomain(a.hostname) === registrableDomain(b.hostname);
}

function registrableDomain(host: string): string {
  if (isLoopback(host) || isIPv4(host) || host.startsWith('[')) return host;
  const labels = host.split('.');
  const hasPublicSecondLevel = labels.at(-1)?.length === 2 && PUBLIC_SECOND_LEVELS.has(labels.at(-2) ?? '');
  return labels.slice(hasPublicSecondLevel ? -3 : -2).join('.');
}
