import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { ApiError, apiError } from '../api-error.ts';
import type { PlatformConfig } from '../config/platform-config.ts';
import { traceCalls } from '../tracing/trace-calls.ts';
import { requestIdOf } from '../tracing/trace-parent.ts';
import { isTracing } from '../tracing/tracing.ts';
import { callCounters } from './call-counters.ts';
import { describeError } from './describe-error.ts';
import { limitCalls } from './flood-limits.ts';
import { readJsonBodies } from './json-body.ts';
import { limitSlowBodies } from './slow-bodies.ts';

const BODY_LIMIT = 100_000;
/** 10 MB: uploaded pictures are resized after the upload. */
const FILE_LIMIT = 10 * 1_024 * 1_024;
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];

/** Creates one of the platform's HTTP hosts with the settings, hooks and error handling that all hosts share. */
export async function createHost(config: PlatformConfig, name: string, redis?: Redis): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, name, redact: REDACTED, serializers: { req: describeRequest } },
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    // The time that a file of the maximum size takes at the minimum rate (slow-bodies.ts).
    // Slowloris: both timeouts bound how long a slow client holds a connection.
    requestTimeout: 200_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    // Graceful shutdown: requests that arrive while the server closes are still served. Responses have sent
    // `Connection: close` since the drain began (drain.ts), so clients reconnect to another instance.
    return503OnClosing: false,
    // X-Forwarded-* headers are trusted from configured proxies only.
    trustProxy: config.trustedProxies,
    routerOptions: { maxParamLength: 255 },
    // Requests that the router rejects before any handler: malformed or too long URLs.
    frameworkErrors: answerError,
  });
  app.decorateReply('errorCode', undefined);
  // Before the hooks of limits, which ask Redis.
  if (isTracing()) traceCalls(app, name);
  limitSlowBodies(app);
  // CSRF: a page of another site can send `text/plain` without a preflight, so only JSON is accepted.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  // Quality 4 compresses in less time than it saves in transfer.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, { limits: { files: 1, fields: 4, fileSize: FILE_LIMIT, fieldSize: 1_000 } });
  await app.register(cookie);
  await app.register(cors, {
    origin: [config.origins.site],
    credentials: true,
    maxAge: 600,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'x-requested-with',
      'idempotency-key',
      'x-client',
      'dpop',
      'traceparent',
    ],
    // `date`: a page with a wrong clock dates its DPoP proofs by the server's.
    exposedHeaders: ['x-request-id', 'retry-after', 'date'],
  });
  await app.register(rateLimit, { global: false, store: callCounters(redis, `limit:${name}:`) });
  // A page loads many pictures, and a cached picture is cheap to serve: `media` limits only renderings.
  if (name !== 'media') limitCalls(app, name, config);
  const isSecure = config.origins.api.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    // `frame-ancestors` prevents clickjacking: no page may embed a response in a frame.
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    rejectForeignOrigin(request, config);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const error = apiError('NOT_FOUND', `Unknown path. The operations are listed at ${config.origins.api}/docs.`);
    return answerError(error, request, reply);
  });
  return app;
}

function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } = describeError(error);
  reply.errorCode = code;
  if (status >= 500 && !isAborted(request)) request.log.error(error);
  const retryAfter = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 503) reply.header('retry-after', '2');
  return reply.status(status).send({ success: false, data: null, code, messageCode: code, msg: message });
}

/** Whether the client closed the connection before its request was complete. Operators need no log entry for that. */
const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && raw.complete === false;

/** CSRF: rejects writes by the Origin header, or without one by Fetch Metadata (Sec-Fetch-Site). */
function rejectForeignOrigin({ headers, method }: FastifyRequest, { origins }: PlatformConfig): void {
  if (method === 'GET' || method === 'OPTIONS') return;
  const isForeign = headers.origin ? headers.origin !== origins.site : headers['sec-fetch-site'] === 'cross-site';
  if (isForeign) throw new ApiError('ACCESS_DENIED', 403, 'Requests from this origin are not allowed.');
}

/** Logs the route instead of the URL, because a path or query may contain search text or a token. */
function describeRequest({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) {
  return { method, route: routeOptions?.url ?? 'unknown' };
}
