import {
  CLIENT_ERROR_CODES,
  type ClientErrorCode,
  CONTENT_ERROR_CODES,
  type ErrorCode,
  GENERAL_ERROR_CODES,
  type GeneralErrorCode,
  LOGIN_ERROR_CODES,
} from '@xana/contracts/error-codes';
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

const KNOWN = new Set<string>([
  ...GENERAL_ERROR_CODES,
  ...LOGIN_ERROR_CODES,
  ...CONTENT_ERROR_CODES,
  ...CLIENT_ERROR_CODES,
]);

interface Facts {
  code: string;
  message: string;
  status?: number;
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

export function apiError({ code, message, status = 0, requestId = null, retryAfter = null, cause }: Facts): ApiError {
  const isKnown = KNOWN.has(code);
  return Object.assign(new Error(message, { cause }), {
    name: 'ApiError',
    brand: BRAND,
    code: (isKnown ? code : 'SOMETHING_WRONG') as ErrorCode,
    status,
    requestId,
    retryAfter,
    serverCode: isKnown ? null : code,
  } as const);
}
