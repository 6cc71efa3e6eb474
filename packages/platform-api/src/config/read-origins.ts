/** Under which addresses the platform and its site are known. */
export interface Origins {
  site: string;
  api: string;
  marketplace: string;
  chat: string;
  media: string;
}

/**
 * Reads the addresses, and refuses those with which the site could not work or would not be safe.
 *
 * @throws Error that names the variable
 */
export function readOrigins(text: (name: string) => string, isSandbox: boolean): Origins {
  const origin = (name: string) => {
    const given = text(name);
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url?.origin !== given) throw new Error(`${name} is no origin: scheme, host and port, and nothing behind them.`);
    if (url.protocol !== 'https:' && !(isSandbox || isLoopback(url.hostname))) {
      throw new Error(`${name} must be https outside of the sandbox.`);
    }
    return given;
  };
  const origins = {
    site: origin('SITE_ORIGIN'),
    api: origin('API_ORIGIN'),
    marketplace: origin('MARKETPLACE_ORIGIN'),
    chat: origin('CHAT_ORIGIN'),
    media: origin('MEDIA_ORIGIN'),
  };
  if (!isSameSite(origins.site, origins.api)) {
    throw new Error('SITE_ORIGIN and API_ORIGIN must share a domain: the session cookie is SameSite=Strict.');
  }
  return origins;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Second levels under which a country lets others register: `xana.co.jp` is a site, `co.jp` is none. */
const SHARED_SECOND_LEVELS = new Set(['co', 'com', 'ne', 'or', 'ac', 'go', 'net', 'org', 'gov', 'edu']);

function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.protocol === b.protocol && siteOf(a.hostname) === siteOf(b.hostname);
}

function siteOf(host: string): string {
  if (isLoopback(host) || /^[\d.]+$|:/.test(host)) return host;
  const labels = host.split('.');
  const isShared = labels.at(-1)?.length === 2 && SHARED_SECOND_LEVELS.has(labels.at(-2) ?? '');
  return labels.slice(isShared ? -3 : -2).join('.');
}
