import type { ClientErrorCode, ErrorCode, GeneralErrorCode } from '@xana/contracts/error-codes';
import { CLIENT_ERROR_CODES, GENERAL_ERROR_CODES } from '@xana/contracts/general-error-codes';
import type { ErrorsOf, Operation } from '@xana/contracts/operation';

const BRAND = 'xana.ApiError';

/** A failed call. `message` is English for developers; the user sees the text of `code`. */
export interface ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly brand: typeof BRAND;
  readonly code: Code;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly requestId: string | null;
  /** Seconds to wait before the next try, from the `Retry-After` header. */
  readonly retryAfter: number | null;
  /** The code that the server sent, when the contract in this client does not name it. */
  readonly serverCode: string | null;
}

/** What a call of this operation fails with: a code of its contract, or one that any call may fail with. */
export type OperationError<Op extends Operation> = ApiError<ErrorsOf<Op> | GeneralErrorCode | ClientErrorCode>;

/**
 * Recognizes an ApiError by its brand and not by its class: each remote bundles its own copy of this package. With an
 * operation it is true only for codes that a call of this operation can fail with.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Op extends Operation>(error: unknown, operation: Op): error is OperationError<Op>;
export function isApiError(error: unknown, operation?: Operation): boolean {
  const { brand, code } = (error ?? {}) as Partial<ApiError>;
  return brand === BRAND && (!operation || [...operation.errors, ...SHARED_CODES].includes(code as ErrorCode));
}

const SHARED_CODES: readonly ErrorCode[] = [...GENERAL_ERROR_CODES, ...CLIENT_ERROR_CODES];

/**
 * The error of a call, narrowed to its operation. A code of another operation, or anything else that was thrown, becomes
 * `SOMETHING_WRONG`, with the code in `serverCode` and the original error as `cause`.
 */
export function toOperationError<Op extends Operation>(error: unknown, operation: Op): OperationError<Op> {
  if (isApiError(error, operation)) return error;
  const { code: serverCode, ...facts } = isApiError(error) ? error : { code: null };
  const message = error instanceof Error ? error.message : String(error);
  return apiError({ ...facts, code: 'SOMETHING_WRONG', message, serverCode, cause: error });
}

/**
 * The error's code when the operation's contract names it; null for a general failure (`SERVER_BUSY`,
 * `NETWORK_UNREACHABLE`, …) and without an error. A switch over it lists the codes of one operation.
 */
export function operationCodeOf<Op extends Operation>(error: unknown, operation: Op): ErrorsOf<Op> | null {
  if (!isApiError(error)) return null;
  return operation.errors.find((code): code is ErrorsOf<Op> => code === error.code) ?? null;
}

export interface ErrorFacts<Code = ErrorCode> {
  code: Code;
  message: string;
  status?: number;
  requestId?: string | null;
  retryAfter?: number | null;
  serverCode?: string | null;
  cause?: unknown;
}

/** Creates an ApiError with a code that this client knows. */
export function apiError<Code extends ErrorCode>(facts: ErrorFacts<Code>): ApiError<Code> {
  const { code, message, status = 0, requestId = null, retryAfter = null, serverCode = null, cause } = facts;
  return Object.assign(new Error(message, { cause }), {
    name: 'ApiError',
    brand: BRAND,
    code,
    status,
    requestId,
    retryAfter,
    serverCode,
  } as const);
}
