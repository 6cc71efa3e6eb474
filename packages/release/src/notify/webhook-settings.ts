import { readFileSync } from 'node:fs';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { sha256 } from '../store/integrity.ts';

/** An address that gets events. */
export interface Endpoint {
  /** Names its folder: digits of the hash of the URL, so that another URL is a new endpoint. */
  id: string;
  /** Its host and id, for people and metrics. The path of a URL may be a secret. */
  label: string;
  url: string;
  secret: string;
  /** Absent: all. */
  verbs?: readonly string[] | undefined;
  /** Microfrontends. Absent: all, and work on the store. */
  names?: readonly string[] | undefined;
}

export interface WebhookSettings {
  endpoints: readonly Endpoint[];
  /** Keeps how far each endpoint is. */
  directory: string;
}

/** Standard Webhooks: 24 to 64 random bytes. */
const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

const texts = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)));

const webhooks = z.array(
  z.strictObject({
    url: z.string().check(
      z.refine(isAllowedUrl, {
        error: 'must be an https URL without user name and fragment; http only on this machine',
      }),
    ),
    secret: z.optional(z.string()),
    /** The environment variable that has the secret. */
    secretVariable: z.optional(z.string().check(z.minLength(1))),
    verbs: texts,
    names: texts,
  }),
);

/** Release managers choose the addresses, so they may be private; TLS keeps the reasons of changes from others on the way. */
function isAllowedUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && !username && !password && !hash;
}

/**
 * Reads the file that `WEBHOOKS_FILE` names.
 *
 * @returns undefined without the variable
 * @throws Error with all problems of the file; no secret is in its message
 */
export function readWebhookSettings(environment: NodeJS.ProcessEnv): WebhookSettings | undefined {
  const { WEBHOOKS_FILE: file, WEBHOOKS_DIRECTORY: directory } = environment;
  if (!file) return undefined;
  if (!directory)
    throw new Error('WEBHOOKS_FILE needs WEBHOOKS_DIRECTORY: a folder that keeps which events were delivered.');
  const { data, error } = webhooks.safeParse(readJson(file), { error: en().localeError });
  if (error) throw new Error(`WEBHOOKS_FILE ${file} is invalid:\n${z.prettifyError(error)}`);
  const problems: string[] = [];
  const endpoints = data.map(({ secret, secretVariable, ...endpoint }, index) => {
    const id = sha256(endpoint.url).slice(0, 16);
    const { host } = new URL(endpoint.url);
    const value = secret ?? environment[secretVariable ?? ''] ?? '';
    const isTwice = data.findIndex(({ url }) => url === endpoint.url) < index;
    if (isTwice) problems.push(`[${index}].url is listed twice: combine its verbs and names`);
    if ((secret === undefined) === (secretVariable === undefined))
      problems.push(`[${index}] must have either a secret or a secretVariable`);
    else if (!isSecret(value))
      problems.push(`[${index}]: ${secretVariable ?? 'secret'} must be whsec_ and the base64 of 24 to 64 random bytes`);
    return { ...endpoint, id, label: `${host}/${id.slice(0, 8)}`, secret: value };
  });
  if (problems.length > 0) throw new Error(`WEBHOOKS_FILE ${file} is invalid:\n${problems.join('\n')}`);
  return { endpoints, directory };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    // The message of JSON.parse quotes the file, which has secrets.
    throw new Error(`WEBHOOKS_FILE ${file} ${isMissing ? 'does not exist' : 'is not readable as JSON'}.`);
  }
}

function isSecret(text: string): boolean {
  const [, base64 = ''] = text.match(/^whsec_([A-Za-z0-9+/]+={0,2})$/) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  return base64.length % 4 === 0 && length >= MIN_SECRET_BYTES && length <= MAX_SECRET_BYTES;
}
