import { PUSH_WORKER_POLICY } from '@xana/contracts/push-worker';
import { SHELL_START_POLICY } from '@xana/contracts/releases/shell-start';
import { policyHash } from '../store/integrity.ts';
import { loginOrigins } from './login-origins.ts';
import type { PageSettings } from './page-settings.ts';
import { preconnectHeader, preconnectsOf } from './preconnects.ts';

/** The one style element that react-aria adds: `touch-action` of pressable elements. */
export const PRESSABLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

export interface InlineContent {
  scripts: readonly string[];
  styles: readonly string[];
}

const originOf = (address: string): string => new URL(address).origin;
const unique = (values: readonly string[]): string => [...new Set(values)].join(' ');

/** The page's response headers. The Content Security Policy allows listed origins and inline scripts by hash, nothing else. */
export function pageHeaders(settings: PageSettings, inline: InlineContent): Record<string, string> {
  const { config, origins, sandbox, development } = settings;
  const remotes = Object.values(origins);
  const { api, marketplace, chat, media, site } = config.origins;
  const sockets = [api, chat].map((origin) => origin.replace(/^http/, 'ws'));
  const nodes = Object.values(config.rpc).flat().map(originOf);
  const login = loginOrigins(config.login);
  const policy = {
    'default-src': "'none'",
    'script-src': unique([
      "'self'",
      ...remotes,
      ...inline.scripts.map(policyHash),
      ...(sandbox ? [originOf(sandbox.script)] : []),
    ]),
    'style-src': unique([...inline.styles.map(policyHash), PRESSABLE]),
    'img-src': unique(["'self'", 'data:', media]),
    'font-src': "'self'",
    'connect-src': unique([
      // The report about mounted and failed releases.
      "'self'",
      api,
      marketplace,
      chat,
      ...sockets,
      media,
      ...remotes,
      ...nodes,
      ...login.connect,
      ...(sandbox ? [originOf(sandbox.faucet)] : []),
      ...(development ? [originOf(development.changes)] : []),
    ]),
    // The video of a space, loaded on play; the card fields, loaded with the payment.
    'frame-src': unique([
      'https://www.youtube-nocookie.com',
      ...login.frame,
      ...(config.cards ? [config.cards.frameOrigin] : []),
    ]),
    // The worker of push messages.
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The policy of the sanitizer for the fetched footer. The shell creates it before any remote runs; without
    // 'allow-duplicates' no other code can create a policy with this name. The others name the worker of push messages and the
    // entries of the shell; inline scripts create them.
    'trusted-types': `dompurify ${PUSH_WORKER_POLICY} ${SHELL_START_POLICY}`,
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    link: preconnectHeader(preconnectsOf(settings)),
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Blocks scripts without a hash, also those that the import map does not list (https://www.w3.org/TR/sri-2/#integrity-policy).
    // Development builds have no hashes.
    ...(development ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // The camera reads the QR code of a recipient of XETA. No frame may use it.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(site.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
