import type { ErrorCode } from '@xana/contracts/error-codes';

/** An expected «no», answered with its code. Anything else that is thrown is a bug of ours. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Stands in `msg` in the message's place, where the product spec asks for a shape. */
  readonly shaped: object | undefined;
  /** Goes into `Retry-After`, or into the acknowledgement of a socket. */
  retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, status: number, message: string = code, shaped?: object) {
    super(message);
    this.shaped = shaped;
    this.name = 'Refusal';
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
  'AUTH.BANNED': 403,
  'USER.USER_NOT_FOUND': 401,
  FILE_TOO_LARGE: 413,
  INVALID_FILE_TYPE: 415,
  CARD_DECLINED: 402,
  SPACE_ALREADY_ADDED: 409,
  PRICE_CHANGED: 409,
  ATTEMPT_REUSED: 409,
  ALREADY_SUBSCRIBED: 409,
  SUBSCRIPTION_ENDED: 409,
  CLIENT_ID_REUSED: 409,
  RATE_LIMITED: 429,
  SERVER_BUSY: 503,
  PAYMENTS_UNAVAILABLE: 503,
};

/** The refusal of a code with the status that goes with it: 404 for what is not found, else 400 unless the table says. */
export function refuse(code: ErrorCode, message?: string): Refusal {
  return new Refusal(code, STATUS[code] ?? (code.endsWith('NOT_FOUND') ? 404 : 400), message);
}

export function rateLimited(waitMs: number): Refusal {
  const refusal = refuse('RATE_LIMITED', `Try again in ${Math.ceil(waitMs / 1_000)} s`);
  refusal.retryAfterSeconds = Math.ceil(waitMs / 1_000);
  return refusal;
}
