/** Where the bucket of a release store is, and the key with which it is read and changed. */
export interface BucketSettings {
  /** Address of the bucket, with an optional prefix of all keys: `https://s3.eu-central-1.amazonaws.com/xana-releases`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
  /** How often page servers and the release server look for a change, in milliseconds. */
  pollMs: number;
}

const DEFAULT_REGION = 'us-east-1';
const DEFAULT_POLL_MS = 1_000;
const MIN_POLL_MS = 100;

/**
 * Reads `RELEASE_BUCKET`, `RELEASE_BUCKET_KEY_ID`, `RELEASE_BUCKET_SECRET`, `RELEASE_BUCKET_REGION` and `RELEASE_BUCKET_POLL_MS`.
 *
 * @returns undefined without `RELEASE_BUCKET`: the store is a folder
 * @throws Error with the variable that is wrong or missing; no secret is in its message
 */
export function readBucketSettings({
  RELEASE_BUCKET: address,
  RELEASE_BUCKET_REGION: region,
  RELEASE_BUCKET_KEY_ID: keyId,
  RELEASE_BUCKET_SECRET: secret,
  RELEASE_BUCKET_POLL_MS: poll,
}: NodeJS.ProcessEnv): BucketSettings | undefined {
  if (!address) return undefined;
  if (!keyId) throw new Error('RELEASE_BUCKET_KEY_ID is not set, but RELEASE_BUCKET is.');
  if (!secret) throw new Error('RELEASE_BUCKET_SECRET is not set, but RELEASE_BUCKET is.');
  // A variable that a deployment passes on may be empty.
  const pollMs = Number(poll || DEFAULT_POLL_MS);
  if (!Number.isInteger(pollMs) || pollMs < MIN_POLL_MS)
    throw new Error(`RELEASE_BUCKET_POLL_MS must be a whole number of milliseconds, at least ${MIN_POLL_MS}.`);
  return { url: readAddress(address), region: region || DEFAULT_REGION, keyId, secret, pollMs };
}

function readAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const hasBucket = url && /^\/[^/]/.test(url.pathname);
  // The address is not repeated: it may contain a password.
  if (!url || !hasBucket || !['http:', 'https:'].includes(url.protocol) || url.username || url.search || url.hash)
    throw new Error(
      'RELEASE_BUCKET must be the address of the bucket, without user name and query: https://s3.eu-central-1.amazonaws.com/xana-releases',
    );
  const { origin, pathname } = url;
  return `${origin}${pathname.endsWith('/') ? pathname.slice(0, -1) : pathname}`;
}
