import type { Environment } from '../../config/environment-schema.ts';
import { readHeaderList } from '../../config/header-list.ts';

/** Variables whose value, or a password in it, must not be printed. */
export const SECRET_VARIABLES = [
  'ACCESS_TOKEN_SECRET',
  'ACCESS_TOKEN_SECRET_ACCEPTED',
  'DATABASE_URL',
  'REDIS_URL',
  'CHAIN_RPC_URL',
  'TELEGRAM_BOT_TOKEN',
  'MAGIC_SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_ACCEPTED',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

const MIN_KEY_LENGTH = 8;
/** A key that a service quotes in its answer, which may be shortened. */
const QUOTED_KEYS = /\b(?:[srp]k_(?:live|test)_|whsec_)[\w*]+/g;

/** @returns a function that replaces every secret of the environment in a text */
export function createRedaction(environment: Environment): (text: string) => string {
  const secrets = SECRET_VARIABLES.flatMap((name) => secretsIn(environment[name] ?? ''))
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    // The whole URL before the password in it.
    .sort((one, other) => other.length - one.length);
  return (text) =>
    secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text).replace(QUOTED_KEYS, '***');
}

/**
 * The value; of a URL also its password, and long segments of path and query, where nodes of chains have their key; of a list of headers
 * also the parts of each, such as a token after `Bearer`.
 */
function secretsIn(value: string): string[] {
  if (!URL.canParse(value) || !value.includes('://')) {
    const values = Object.values(readHeaderList(value) ?? {}).flatMap((header) => [header, ...header.split(' ')]);
    return [value, ...(value.match(/(?<=^\d+:).+$/) ?? []), ...values.filter(({ length }) => length >= MIN_KEY_LENGTH)];
  }
  const { password, pathname, searchParams } = new URL(value);
  const keys = [...pathname.split('/'), ...searchParams.values()].filter(({ length }) => length >= MIN_KEY_LENGTH);
  return [value, password, decode(password), ...keys];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
