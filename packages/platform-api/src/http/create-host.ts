import { randomUUID } from 'node:crypto';
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
import { callCounters } from './call-counters.ts';
import { describeError } from './describe-error.ts';
import { limitCalls } from './flood-limits.ts';
import { readJsonBodies } from './json-body.ts';
import { limitSlowBodies } from './slow-bodies.ts';

const BODY_LIMIT = 100_000;
/** 10 MB, before a picture is cut to size. */
const FILE_LIMIT = 10 * 1_024 * 1_024;
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];

/** One of the platform's HTTP hosts with everything that is alike in all of them. */
export async function createHost(config: PlatformConfig, name: string, redis?: Redis): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, name, redact: REDACTED, serializers: { req: describeRequest } },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // As long as a file of the maximum size takes at the minimum pace (slow-bodies.ts).
    requestTimeout: 200_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    // What comes while the process goes is answered like any other: it was told before that this is the last time.
    return503OnClosing: false,
    // X-Forwarded-* headers are trusted from configured proxies only.
    trustProxy: config.trustedProxies,
    routerOptions: { maxParamLength: 255 },
    // Requests that the router rejects before any handler: malformed or too long URLs.
    frameworkErrors: answerError,
  });
  limitSlowBodies(app);
  // JSON alone: a page of another site can send plain text without a preflight (CSRF).
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
    allowedHeaders: ['authorization', 'content-type', 'x-requested-with', 'idempotency-key', 'x-client', 'dpop'],
    // `date`: a page with a wrong clock dates its DPoP proofs by the server's.
    exposedHeaders: ['x-request-id', 'retry-after', 'date'],
  });
  await app.register(rateLimit, { global: false, store: callCounters(redis, `limit:${name}:`) });
  // Pictures are many to a page, and cost nothing that is worth counting.
  if (name !== 'media') limitCalls(app, name, config);
  const isSecure = config.origins.api.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    refuseForeignOrigin(request, config);
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
  if (status >= 500 && !isGone(request)) request.log.error(error);
  const retryAfter = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 503) reply.header('retry-after', '2');
  return reply.status(status).send({ success: false, data: null, code, messageCode: code, msg: message });
}

/** It went while it spoke, and hears no answer: nothing that an operator could mend. */
const isGone = ({ raw }: FastifyRequest) => raw.destroyed && raw.complete === false;

/** CSRF: rejects writes by the Origin header, or without one by Fetch Metadata (Sec-Fetch-Site). */
function refuseForeignOrigin({ headers, method }: FastifyRequest, { origins }: PlatformConfig): void {
  if (method === 'GET' || method === 'OPTIONS') return;
  const isForeign = headers.origin ? headers.origin !== origins.site : headers['sec-fetch-site'] === 'cross-site';
  if (isForeign) throw new ApiError('ACCESS_DENIED', 403, 'Requests from this origin are not allowed.');
}

/** Logs the route and not the address, because a query or a path may carry search text or a token. */
function describeRequest({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) {
  return { method, route: routeOptions?.url ?? 'unknown' };
}
