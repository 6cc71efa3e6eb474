import { logout } from '@xana/contracts/http/auth/sessions';
import type { Host, Operation } from '@xana/contracts/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { core } from 'zod/mini';
import { apiError } from '../api-error.ts';
import { readCaller } from '../authentication/access-token.ts';
import type { Caller } from '../authentication/caller.ts';
import type { Platform } from '../platform.ts';
import { compileOutput } from './compile-output.ts';
import { limitAttempts, limitAttemptsPerAddress } from './flood-limits.ts';
import type { Handler } from './handler.ts';
import { describeIssues, fieldsOf } from './input-issues.ts';
import { redirectErrors } from './redirect-errors.ts';
import { rejectOtherMethods } from './reject-other-methods.ts';
import { rejectsDeletedAccounts } from './rejects-deleted-accounts.ts';
import { requireTerms } from './require-terms.ts';
import { createSharedAnswers, type SharedAnswers, sendShared } from './shared-answers.ts';

interface Registration {
  app: FastifyInstance;
  host: Host;
  operations: Record<string, Operation>;
  handlers: Record<string, Handler<never>>;
  platform: Platform;
}

/** Registers the operations of a host: authenticates the caller, validates the input, wraps the output in the envelope. */
export function registerOperations({ app, host, operations, handlers, platform }: Registration): void {
  const operationsOfHost = Object.values(operations).filter((each) => each.host === host);
  const shared = createSharedAnswers(platform.config.sharedSeconds);
  const register = (inside: FastifyInstance, isSigned: boolean) => {
    for (const operation of operationsOfHost.filter(({ accepts }) => (accepts === 'signed') === isSigned)) {
      registerOperation({ app: inside, operation, handlers, platform, shared });
    }
  };
  register(app, false);
  rejectOtherMethods(app, operationsOfHost);
  // A signature covers the raw bytes, so signed bodies are not parsed before it is verified.
  app.register(async (inside) => {
    inside.removeContentTypeParser('application/json');
    inside.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    register(inside, true);
  });
}

interface OperationRegistration {
  app: FastifyInstance;
  operation: Operation;
  handlers: Record<string, Handler<never>>;
  platform: Platform;
  shared: SharedAnswers;
}

function registerOperation({ app, operation, handlers, platform, shared }: OperationRegistration): void {
  const handler = handlers[operation.id] as Handler<Operation>;
  const envelope = createEnvelope(operation);
  const checkAddress = operation.isLogin ? limitAttemptsPerAddress(app, platform.config) : undefined;
  app.route({
    method: operation.method,
    url: operation.path,
    ...(operation.status === 302 ? { errorHandler: redirectErrors(platform.config) } : {}),
    config: {
      operation: operation.id,
      rateLimit: operation.isLogin ? limitAttempts(platform.config) : false,
    },
    handler: async (request, reply) => {
      await checkAddress?.(request, reply);
      const caller = await identify(operation, request, platform);
      if (caller?.deletionAt && rejectsDeletedAccounts(operation)) throw apiError('ACCOUNT_DELETION_PENDING');
      if (operation.needsTerms && caller) await requireTerms(platform, caller.userId);
      const { fields, file } = await readBody(operation, request);
      const input = readInput(operation, request, fields);
      const call = { ...platform, input, caller: caller as Caller, apiError, file: file as null, request, reply };
      if (operation.isShared && caller === null && platform.config.sharedSeconds > 0) {
        const key = `${operation.id} ${JSON.stringify(input)}`;
        const answer = await shared.find(key, async () => envelope(await handler(call)));
        return sendShared(request, reply.status(operation.status), answer);
      }
      const data = await handler(call);
      if (operation.status === 302) return reply.redirect((data as { location: string }).location, 302);
      return reply.status(operation.status).send(envelope(data));
    },
  });
}

/** Merges path with query or body into one flat input; rejects a field that is in both. */
function readInput(operation: Operation, request: FastifyRequest, body: unknown): unknown {
  const hasBody = operation.method === 'POST' || operation.method === 'PUT';
  const sources = [request.params, hasBody ? body : knownQuery(operation, request.query)];
  const merged: Record<string, unknown> = Object.create(null);
  for (const source of sources) {
    if (typeof source !== 'object' || source === null || Array.isArray(source))
      throw apiError('INPUT_INVALID', 'The body must be a JSON object.');
    for (const [name, value] of Object.entries(source)) {
      if (name in merged)
        throw apiError(
          'INPUT_INVALID',
          `Field "${name}" is in the path and in the ${hasBody ? 'body' : 'query'}. Send it once.`,
        );
      merged[name] = value;
    }
  }
  const checked = operation.input.safeParse({ ...merged });
  if (checked.success) {
    if (holdsNul(checked.data)) throw apiError('INPUT_INVALID', 'Text must not contain the NUL character (U+0000).');
    return checked.data;
  }
  throw apiError(
    'INPUT_INVALID',
    describeIssues(checked.error.issues, { operation, input: merged, source: hasBody ? 'body' : 'query' }),
  );
}

/** Ignores unknown query parameters of a GET, because others append them to links (`utm_source`, cache busters). */
function knownQuery(operation: Operation, query: unknown): unknown {
  if (operation.method !== 'GET') return query;
  const known = fieldsOf(operation);
  return Object.fromEntries(Object.entries(query as object).filter(([name]) => known.has(name)));
}

/** Reads the body, after authentication. Rejects a form for an operation that takes no file. */
async function readBody(
  { accepts }: Operation,
  request: FastifyRequest,
): Promise<{ fields: unknown; file: Buffer | null }> {
  if (accepts !== 'file' && request.isMultipart())
    throw apiError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json. This operation takes no form.');
  if (accepts === 'json') return { fields: request.body ?? {}, file: null };
  if (accepts === 'signed') return { fields: {}, file: Buffer.isBuffer(request.body) ? request.body : null };
  if (!request.isMultipart()) return { fields: {}, file: null };
  try {
    const upload = await request.file();
    return { fields: {}, file: upload?.fieldname === 'file' ? await upload.toBuffer() : null };
  } catch (error) {
    if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE') throw apiError('FILE_TOO_LARGE');
    throw error;
  }
}

/**
 * PostgreSQL text cannot contain NUL.
 *
 * @param value validated, so that its depth is bounded and the recursion safe
 */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

async function identify({ id, host, authorization }: Operation, request: FastifyRequest, platform: Platform) {
  if (authorization === 'none') return null;
  // Logout must clear the cookie even when the access token has expired.
  if (id === logout.id) return readCaller(platform, { request, host }).catch(() => null);
  const caller = await readCaller(platform, { request, host });
  if (!caller && authorization === 'required') throw apiError('TOKEN_MISSING');
  return caller;
}

/**
 * Wraps what a handler returns. Strips fields that the contract does not name, so that no column leaks; a mismatch is a bug of the
 * handler.
 */
function createEnvelope({ id, output }: Operation): (data: unknown) => object {
  const schema = compileOutput(output);
  return (data) => {
    const checked = core.safeParse(schema, data);
    if (checked.success) return { success: true, data: checked.data, msg: '' };
    throw new Error(`The response of ${id} does not match its contract: ${checked.error.message}`);
  };
}
