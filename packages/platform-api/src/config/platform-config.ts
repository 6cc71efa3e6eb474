import type { MagicConfig } from '../gateways/magic/magic-admin.ts';
import type { Origins } from './origins.ts';

/** The settings of one platform process, checked; `readConfig` makes them from the environment. */
export interface PlatformConfig {
  ports: { api: number; marketplace: number; chat: number; media: number };
  /** Undefined: metrics are not served. */
  metrics: { port: number; host: string } | undefined;
  /** Undefined: the operator host is off. */
  operators: { port: number; origin: string } | undefined;
  origins: Origins;
  dataDirectory: string;
  /** Undefined: the embedded database in `dataDirectory`. `memory:` stores nothing on disk. */
  databaseUrl: string | undefined;
  /** Required with more than one instance: they share sockets and rate limits. */
  redisUrl: string | undefined;
  accessTokenSecret: Uint8Array;
  /** Verifies tokens as well, while the secret is rotated (decisions/0115). */
  acceptedTokenSecret: Uint8Array | undefined;
  /** `fixed` also accepts a signature over the welcome text alone, which can be replayed (decisions/0008). */
  authMessageMode: 'erc4361' | 'fixed';
  /** The product's chain. Without `rpcUrl` contract wallets (ERC-1271) cannot log in. */
  chain: { id: number; rpcUrl: string | undefined };
  /** Undefined: Telegram login is off. */
  telegramBotToken: string | undefined;
  /** Undefined: social login is off. */
  idTokens: IdTokenConfig | undefined;
  /** Undefined: login by email with Magic is off. */
  magic: MagicConfig | undefined;
  /** Undefined: payments are off. */
  cards: CardConfig | undefined;
  /** A directory whose menu and footer replace the built-in ones. */
  staticFiles: string | undefined;
  /** Undefined: uploads are stored in a folder of `dataDirectory`. */
  s3: S3Config | undefined;
  /** Undefined: no push messages are sent. */
  push: PushConfig | undefined;
  isSandbox: boolean;
  /** `none` creates the Lobby only; `empty`, for tests, not even that. */
  seed: 'demo' | 'none' | 'empty';
  /** Seeded users enter and leave spaces, so that a demo is alive. */
  hasDemoMembers: boolean;
  logLevel: string;
  /** Undefined: no traces are recorded. */
  tracing: TracingConfig | undefined;
  /** `localhost`, or `0.0.0.0` behind a proxy on another machine. */
  listenHost: string;
  /** Addresses of the proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[] | false;
  /** Maximum age of a visitor's cached list; 0 disables the cache. */
  sharedSeconds: number;
  jobsEverySeconds: number;
  /** How long a stopping instance goes on answering while `/ready` fails; longer than a proxy takes to notice. */
  drainSeconds: number;
  /** Size of the rendition cache, and renditions per minute and client. */
  renderings: { maxMegabytes: number; perMinute: number };
  /** `memberFactor` multiplies the limits of one member (`limits/member-limits.ts`). */
  limits: { loginTriesPerMinute: number; callsPerMinute: number; memberFactor: number };
}

/** The social login service (OpenID Connect) whose id tokens are accepted. */
export interface IdTokenConfig {
  /** The exact `iss` claim. */
  issuer: string;
  /** The `aud` claim: the client id of this site. */
  audience: string;
  /** Address of the JSON Web Key Set. */
  keysUrl: string;
}

export interface CardConfig {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  /** Verifies webhooks as well, while the secret is rotated (decisions/0115). */
  acceptedWebhookSecret: string | undefined;
  /** Address of the sandbox's stand-in; undefined: the real provider. */
  origin: string | undefined;
  /** Which webhook events to process: those of live mode or those of test mode. */
  isLive: boolean;
  /** `immediate` cancels a subscription at once instead of at the end of the paid period. */
  cancelMode: 'period-end' | 'immediate';
}

export interface S3Config {
  /** Without a trailing slash; the bucket is part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Traces of OpenTelemetry. */
export interface TracingConfig {
  /** Base address of a collector (OTLP over HTTP). */
  endpoint: string;
  /** What the collector asks for, such as a key. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of traces that is recorded, from 0 to 1. */
  ratio: number;
}

/** Push messages (RFC 8030), signed with the key of this site (VAPID, RFC 8292). */
export interface PushConfig {
  /** Base64url, as `npx web-push generate-vapid-keys` prints them. */
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:` address of the operator, for push services. */
  subject: string;
  /** A stand-in that the sandbox may send to besides public push services. */
  sandboxOrigin: string | undefined;
}
