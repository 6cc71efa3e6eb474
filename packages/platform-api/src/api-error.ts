import type { ErrorCode } from '@xana/contracts/error-codes';

/** An expected failure that the client is told by its code. Anything else that is thrown is a bug and answered with 500. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Replaces the message in `msg` where the product spec asks for an object. */
  readonly shaped: object | undefined;
  /** Sent as `Retry-After`, or in the acknowledgement of a socket event. */
  retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, status: number, message: string = code, shaped?: object) {
    super(message);
    this.shaped = shaped;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  TOKEN_MISSING: 401,
  TOKEN_INVALID: 401,
  TOKEN_EXPIRED: 401,
  SESSION_ENDED: 401,
  PROOF_INVALID: 401,
  SIGNATURE_INVALID: 401,
  NONCE_INVALID: 401,
  ACCESS_DENIED: 403,
  TERMS_NOT_ACCEPTED: 403,
  ACCOUNT_DELETION_PENDING: 403,
  'AUTH.BANNED': 403,
  MESSAGES_NOT_ALLOWED: 403,
  MESSAGE_REQUEST_PENDING: 403,
  'USER.USER_NOT_FOUND': 401,
  REAUTHENTICATION_REQUIRED: 403,
  LAST_LOGIN_METHOD: 409,
  LOGIN_METHOD_IN_USE: 409,
  LOGIN_METHODS_FULL: 409,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_TOO_LARGE: 413,
  INVALID_FILE_TYPE: 415,
  CARD_DECLINED: 402,
  SPACE_ALREADY_ADDED: 409,
  PROFILE_CHANGED: 409,
  SPACE_CHANGED: 409,
  EVENT_CHANGED: 409,
  EVENT_OVER: 409,
  EVENT_LIMIT_REACHED: 409,
  PRICE_CHANGED: 409,
  ATTEMPT_REUSED: 409,
  ALREADY_SUBSCRIBED: 409,
  SUBSCRIPTION_ENDED: 409,
  CARD_BILLS_PLAN: 409,
  CARD_SETUP_INCOMPLETE: 409,
  CLIENT_ID_REUSED: 409,
  PUSH_ENDPOINT_TAKEN: 409,
  RATE_LIMITED: 429,
  SERVER_BUSY: 503,
  PAYMENTS_UNAVAILABLE: 503,
  PUSH_UNAVAILABLE: 503,
};

/** An `ApiError` with the status of its code: from the table, else 404 for `…NOT_FOUND`, else 400. */
export function apiError(code: ErrorCode, message?: string): ApiError {
  return new ApiError(code, STATUS[code] ?? (code.endsWith('NOT_FOUND') ? 404 : 400), message);
}

export function rateLimited(waitMs: number): ApiError {
  const error = apiError('RATE_LIMITED', `Try again in ${Math.ceil(waitMs / 1_000)} s`);
  error.retryAfterSeconds = Math.ceil(waitMs / 1_000);
  return error;
}
