export type { ApiClient, ApiClientOptions, CallOptions, Proofs } from './api-client-types.ts';
export {
  type ApiError,
  apiError,
  isApiError,
  type OperationError,
  operationCodeOf,
  toOperationError,
} from './api-error.ts';
export { createApiClient } from './create-api-client.ts';
export { primitives } from './primitives.ts';
export { requestUrl } from './request-target.ts';
