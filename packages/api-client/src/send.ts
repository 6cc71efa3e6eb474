import type { Operation } from '@xana/contracts/operation';
import ky, { isTimeoutError } from 'ky';
import type { ApiClientOptions, CallOptions } from './api-client-types.ts';
import { apiError } from './api-error.ts';
import { placeInput } from './place-input.ts';
import type { postFile } from './post-file.ts';
import { serverError } from './server-error.ts';

const DEFAULT_TIMEOUT = 10_000;

interface Sending {
  operation: Operation;
  input: unknown;
  token: string | null;
  callOptions: CallOptions;
  options: ApiClientOptions;
}

/** Sends one call and opens its envelope. @throws ApiError */
export async function send({ operation, input, token, callOptions, options }: Sending): Promise<unknown> {
  const { path, query, body } = placeInput(operation, input as Record<string, unknown>);
  const url = `${options.origins[operation.host]}${path}${query}`;
  let response: Response;
  if (callOptions.file) {
    response = await postFileTo(url, headersOf(operation, token, callOptions), callOptions.file, callOptions);
    const envelope = await readEnvelope(response, response.ok ? undefined : response);
    if (!response.ok) throw refusal(response, envelope);
    return options.validateReplies ? checkReply(operation, envelope.data) : envelope.data;
  }
  try {
    response = await ky(url, {
      method: operation.method,
      headers: headersOf(operation, token, callOptions),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Only the session's own calls carry the refresh cookie.
      credentials: operation.host === 'api' && operation.path.startsWith('/auth/') ? 'include' : 'omit',
      keepalive: callOptions.keepalive ?? false,
      signal: callOptions.signal,
      timeout: callOptions.timeoutMilliseconds ?? DEFAULT_TIMEOUT,
      retry: { limit: operation.method === 'GET' ? 2 : 0, methods: ['get'], jitter: true, maxRetryAfter: 5_000 },
      throwHttpErrors: true,
    });
  } catch (error) {
    const answered = (error as { response?: Response }).response;
    if (!answered) throw unanswered(error, callOptions.signal);
    response = answered;
    throw refusal(response, await readEnvelope(response, error));
  }
  const { data } = await readEnvelope(response);
  return options.validateReplies ? checkReply(operation, data) : data;
}

/** Few ever send a file: its code comes with the first one. */
async function postFileTo(...sending: Parameters<typeof postFile>): Promise<Response> {
  const { signal } = sending[3];
  try {
    const { postFile } = await import('./post-file.ts');
    return await postFile(...sending);
  } catch (error) {
    throw unanswered(error, signal);
  }
}

function headersOf(
  operation: Operation,
  token: string | null,
  { idempotencyKey }: CallOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    // A header of our own: a form of another site cannot send it, so no cross-site request passes as ours.
    'x-requested-with': 'xana-web',
    ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  code?: string;
  msg?: unknown;
}

/** ky has read the body of an error reply already and keeps it as `data`. */
async function readEnvelope(response: Response, error?: unknown): Promise<Envelope> {
  const parsed = (error as { data?: unknown } | undefined)?.data;
  if (parsed && typeof parsed === 'object') return parsed;
  const text = response.bodyUsed ? '' : await response.text();
  try {
    return JSON.parse(text) as Envelope;
  } catch (cause) {
    if (error) return {};
    throw apiError({ code: 'REPLY_INVALID', message: 'The reply is no JSON.', status: response.status, cause });
  }
}

function refusal(response: Response, { code, msg }: Envelope) {
  const seconds = Number(response.headers.get('retry-after'));
  return serverError({
    code:
      code ?? (response.status === 429 ? 'RATE_LIMITED' : response.status >= 500 ? 'SERVER_BUSY' : 'SOMETHING_WRONG'),
    message: typeof msg === 'string' ? msg : `HTTP ${response.status}`,
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  });
}

function unanswered(cause: unknown, signal?: AbortSignal) {
  if (signal?.aborted) return cause;
  if (isTimeoutError(cause)) return apiError({ code: 'CALL_TIMED_OUT', message: 'No answer in time.', cause });
  return apiError({ code: 'NETWORK_UNREACHABLE', message: 'The server could not be reached.', cause });
}

function checkReply(operation: Operation, data: unknown): unknown {
  const checked = operation.output.safeParse(data);
  if (checked.success) return checked.data;
  throw apiError({
    code: 'REPLY_INVALID',
    message: `The reply of ${operation.id} is not as agreed.`,
    cause: checked.error,
  });
}
