import type { ClientErrorCode, ErrorCode, GeneralErrorCode } from '@xana/contracts/error-codes';
import type { ErrorsOf, Operation } from '@xana/contracts/operation';

const BRAND = 'xana.ApiError';

/** A call that was refused or never answered. `message` is English for developers; the reader sees the text of `code`. */
export interface ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly brand: typeof BRAND;
  readonly code: Code;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly requestId: string | null;
  /** Seconds after which the server would like to be asked again. */
  readonly retryAfter: number | null;
  /** What the server said when this client does not know its code. */
  readonly serverCode: string | null;
}

type Known<Op extends Operation> = ErrorsOf<Op> | GeneralErrorCode | ClientErrorCode;

/** Told by a brand and not by class: each remote carries its own copy of this package. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Op extends Operation>(error: unknown, operation: Op): error is ApiError<Known<Op>>;
export function isApiError(error: unknown): boolean {
  return (error as Partial<ApiError> | null)?.brand === BRAND;
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

/** An error of a call with a code that this client knows. */
export function apiError(facts: ErrorFacts): ApiError {
  const { code, message, status = 0, requestId = null, retryAfter = null, serverCode = null, cause } = facts;
  return Object.assign(new Error(message, { cause }), {
    name: 'ApiError',
    brand: BRAND,
    ...{ code, status, requestId, retryAfter, serverCode },
  } as const);
}
