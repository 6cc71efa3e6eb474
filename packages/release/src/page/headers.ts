import { createHash } from 'node:crypto';
import type { PageSettings } from './page-settings.ts';

/** The one style element of react-aria: what can be pressed does not wait for a second tap. */
const PRESSABLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const originOf = (address: string): string => new URL(address).origin;
const unique = (values: readonly string[]): string => [...new Set(values)].join(' ');

/** The page's response headers. The policy names every origin and every inline script by its hash, and nothing else. */
export function pageHeaders(
  { config, origins, sandbox, development }: PageSettings,
  inline: InlineParts,
): Record<string, string> {
  const remotes = Object.values(origins);
  const { api, marketplace, chat, media, site } = config.origins;
  const sockets = [api, chat].map((origin) => origin.replace(/^http/, 'ws'));
  const nodes = Object.values(config.rpc).flat().map(originOf);
  const policy = {
    'default-src': "'none'",
    'script-src': unique([
      "'self'",
      ...remotes,
      ...inline.scripts.map(hashOf),
      ...(sandbox ? [originOf(sandbox.script)] : []),
    ]),
    'style-src': unique([...inline.styles.map(hashOf), PRESSABLE]),
    'img-src': unique(["'self'", 'data:', media]),
    'font-src': "'self'",
    'connect-src': unique([
      api,
      marketplace,
      chat,
      ...sockets,
      media,
      ...remotes,
      ...nodes,
      ...(sandbox ? [originOf(sandbox.faucet)] : []),
      ...(development ? [originOf(development.changes)] : []),
    ]),
    // A space's film, once somebody presses play.
    'frame-src': 'https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The sanitizer's, which makes the fetched footer harmless. The shell creates it before any remote runs, and without
    // 'allow-duplicates' nobody creates one of that name again.
    'trusted-types': 'dompurify',
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // A script without a hash is refused, also one that the import map does not list (https://www.w3.org/TR/sri-2/#integrity-policy).
    // A page for development takes builds that have none.
    ...(development ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(site.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
