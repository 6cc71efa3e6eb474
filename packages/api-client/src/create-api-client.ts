import type { Operation } from '@xana/contracts/operation';
import type { ApiClient, ApiClientOptions, CallOptions } from './api-client-types.ts';
import { apiError, isApiError } from './api-error.ts';

const EXPIRED = new Set(['TOKEN_EXPIRED', 'TOKEN_INVALID', 'TOKEN_MISSING']);

/**
 * Creates the typed client with `call(operation, input)`. Reads are retried twice when the network or the server fails; a
 * rejected token is refreshed once and the call retried once.
 *
 * The code that sends requests loads with the first call: a page with preloaded replies does not need it.
 */
export function createApiClient(given: ApiClientOptions): ApiClient {
  const options = Object.freeze({ ...given, origins: Object.freeze({ ...given.origins }) });
  const call = async (operation: Operation, input: unknown, callOptions: CallOptions = {}) => {
    const preloaded = options.preloaded?.(operation, input);
    if (preloaded) return preloaded.catch(() => ask(operation, input, callOptions));
    return ask(operation, input, callOptions);
  };
  const ask = async (operation: Operation, input: unknown, callOptions: CallOptions) => {
    const isAuthorized = callOptions.authorize ?? operation.authorization !== 'none';
    const token = callOptions.token ?? (isAuthorized ? await options.accessToken(operation) : null);
    try {
      const send = await fetchSender();
      return await send({ operation, input, token, callOptions, options });
    } catch (error) {
      const mayRefresh = isAuthorized && !callOptions.token && isApiError(error) && EXPIRED.has(error.code);
      const fresh = mayRefresh ? await options.refresh() : null;
      if (!fresh) throw error;
      const send = await fetchSender();
      return send({ operation, input, token: fresh, callOptions, options });
    }
  };
  return { call } as ApiClient;
}

async function fetchSender() {
  try {
    return (await import('./send.ts')).send;
  } catch (cause) {
    throw apiError({
      code: 'NETWORK_UNREACHABLE',
      message: 'The chunk that sends requests could not be loaded.',
      cause,
    });
  }
}
