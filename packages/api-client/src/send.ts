import type { Operation } from '@xana/contracts/operation';
import ky, { isTimeoutError } from 'ky';
import type { ApiClientOptions, CallOptions, Proofs } from './api-client-types.ts';
import { apiError, isApiError } from './api-error.ts';
import type { postFile } from './post-file.ts';
import { primitives } from './primitives.ts';
import { requestTarget } from './request-target.ts';
import { serverError } from './server-error.ts';

const DEFAULT_TIMEOUT = 10_000;

interface Sending {
  operation: Operation;
  input: unknown;
  token: string | null;
  callOptions: CallOptions;
  options: ApiClientOptions;
}

/** Sends one call and returns the data of its envelope. @throws ApiError */
export async function send(sending: Sending): Promise<unknown> {
  const { operation, options } = sending;
  let outcome = await sendOnce(sending);
  const proofs = proofsFor(sending);
  // The local clock may be wrong, or another tab may have started a session with another key.
  if (proofs && outcome.envelope.code === 'PROOF_INVALID') {
    await proofs.renew(outcome.response.headers.get('date'));
    outcome = await sendOnce(sending);
  }
  const { response, envelope } = outcome;
  if (!response.ok) throw errorOf(response, envelope);
  return options.validateReplies ? checkReply(operation, envelope.data) : envelope.data;
}

interface Outcome {
  response: Response;
  envelope: Envelope;
}

async function sendOnce(sending: Sending): Promise<Outcome> {
  const { operation, input, callOptions, options } = sending;
  const { path, query, body } = requestTarget(operation, input as Record<string, unknown>);
  const url = `${options.origins[operation.host]}${path}${query}`;
  if (callOptions.file) {
    const response = await postFileTo(url, await headersOf(sending, url), callOptions.file, callOptions);
    return { response, envelope: await readEnvelope(response, response.ok ? undefined : response) };
  }
  try {
    const response = await ky(url, {
      method: operation.method,
      // Secrets go to the captured `fetch` only, never into a `Request` or `Headers` object. Each retry has a new proof.
      fetch: async (request) =>
        primitives.fetch(url, {
          method: operation.method,
          headers: await headersOf(sending, url),
          ...(body === undefined ? {} : { body: primitives.stringify(body) }),
          // Only the session's own calls carry the refresh cookie.
          credentials: isOfSession(operation) ? 'include' : 'omit',
          keepalive: callOptions.keepalive ?? false,
          signal: (request as Request).signal,
        }),
      signal: callOptions.signal,
      timeout: callOptions.timeoutMilliseconds ?? DEFAULT_TIMEOUT,
      retry: { limit: operation.method === 'GET' ? 2 : 0, methods: ['get'], jitter: true, maxRetryAfter: 5_000 },
      throwHttpErrors: true,
    });
    return { response, envelope: await readEnvelope(response) };
  } catch (error) {
    if (isApiError(error)) throw error;
    const response = (error as { response?: Response }).response;
    if (!response) throw noResponseError(error, callOptions.signal);
    return { response, envelope: await readEnvelope(response, error) };
  }
}

const isOfSession = ({ host, path }: Operation) => host === 'api' && path.startsWith('/auth/');

/** Calls of the session carry a proof with or without a token. */
function proofsFor({ operation, token, options }: Sending): Proofs | undefined {
  return isOfSession(operation) || isBound(token) ? options.proofs : undefined;
}

/** Whether the token is bound to a key (`cnf`, RFC 7800). */
function isBound(token: string | null): boolean {
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    return atob(payload.replace(/-/g, '+').replace(/_/g, '/')).includes('"cnf"');
  } catch {
    return false;
  }
}

/** Few users upload files, so the code loads with the first upload. */
async function postFileTo(...sending: Parameters<typeof postFile>): Promise<Response> {
  const { signal } = sending[3];
  try {
    const { postFile } = await import('./post-file.ts');
    return await postFile(...sending);
  } catch (error) {
    throw noResponseError(error, signal);
  }
}

async function headersOf(sending: Sending, url: string): Promise<Record<string, string>> {
  const { operation, token, callOptions } = sending;
  const [address = ''] = url.split('?');
  const proof = await proofsFor(sending)?.of({ method: operation.method, address, token });
  const headers = {
    // Without a prototype, so that a remote cannot add headers through `Object.prototype`.
    __proto__: null,
    accept: 'application/json',
    // A custom header, which a form of another site cannot send (CSRF).
    'x-requested-with': 'xana-web',
    ...(primitives.randomId ? { traceparent: traceParent(primitives.randomId()) } : {}),
    ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `${proof && isBound(token) ? 'DPoP' : 'Bearer'} ${token}` } : {}),
    ...(proof ? { dpop: proof } : {}),
    ...(callOptions.idempotencyKey ? { 'idempotency-key': callOptions.idempotencyKey } : {}),
  };
  return headers as unknown as Record<string, string>;
}

/** A new trace for each attempt, of which the page records no span (W3C Trace Context): the request id of its answer. */
function traceParent(uuid: string): string {
  const id = uuid.replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-00`;
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  code?: string;
  msg?: unknown;
}

/** ky has already read the body of an error reply into `data`. */
async function readEnvelope(response: Response, error?: unknown): Promise<Envelope> {
  const parsed = (error as { data?: unknown } | undefined)?.data;
  if (parsed && typeof parsed === 'object') return parsed;
  const text = response.bodyUsed ? '' : await primitives.textOf(response);
  try {
    return primitives.parse(text) as Envelope;
  } catch (cause) {
    if (error) return {};
    throw apiError({ code: 'REPLY_INVALID', message: 'The reply is not JSON.', status: response.status, cause });
  }
}

function errorOf(response: Response, { code, msg }: Envelope) {
  const seconds = Number(response.headers.get('retry-after'));
  return serverError({
    code:
      code ?? (response.status === 429 ? 'RATE_LIMITED' : response.status >= 500 ? 'SERVER_BUSY' : 'SOMETHING_WRONG'),
    message: messageOf(msg) ?? `HTTP ${response.status}`,
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  });
}

function noResponseError(cause: unknown, signal?: AbortSignal) {
  if (signal?.aborted) return cause;
  if (isTimeoutError(cause))
    return apiError({ code: 'CALL_TIMED_OUT', message: 'The server did not answer within the timeout.', cause });
  return apiError({ code: 'NETWORK_UNREACHABLE', message: 'The server could not be reached.', cause });
}

function checkReply(operation: Operation, data: unknown): unknown {
  const checked = operation.output.safeParse(data);
  if (checked.success) return checked.data;
  throw apiError({
    code: 'REPLY_INVALID',
    message: `The reply of ${operation.id} does not match its contract.`,
    cause: checked.error,
  });
}

/** The message for developers. The card provider's is in `{ raw: { message } }` (product specification), and is shown. */
function messageOf(msg: unknown): string | undefined {
  const text = typeof msg === 'string' ? msg : (msg as { raw?: { message?: unknown } } | undefined)?.raw?.message;
  return typeof text === 'string' ? text : undefined;
}
