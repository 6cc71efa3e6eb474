import Stripe from 'stripe';
import type { CardConfig } from '../../config/platform-config.ts';

const REQUEST_TIMEOUT_MS = 8_000;
const MAX_RETRIES = 2;

/** The official SDK; `origin` redirects it to the sandbox's stand-in. */
export function createStripe(
  { secretKey, origin }: Pick<CardConfig, 'secretKey' | 'origin'>,
  { timeout = REQUEST_TIMEOUT_MS, maxNetworkRetries = MAX_RETRIES } = {},
): Stripe {
  const at = origin ? new URL(origin) : undefined;
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries,
    telemetry: false,
    ...(at ? { host: at.hostname, port: Number(at.port), protocol: 'http' as const } : {}),
  });
}
