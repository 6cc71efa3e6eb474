import type { FastifyError } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isDatabaseBusy } from '../database/connection/database-busy.ts';

const CONTENT_TYPE = 'Send JSON with the header "Content-Type: application/json".';

interface DescribedError {
  status: number;
  code: string;
  message: string | object;
}

/**
 * Returns the status, code and message of an error. An unexpected error gets a general message, because its own may
 * contain internals (CWE-209).
 */
export function describeError(error: FastifyError | ApiError): DescribedError {
  if (error instanceof ApiError)
    return { status: error.status, code: error.code, message: error.shaped ?? error.message };
  if (isDatabaseBusy(error))
    return {
      status: 503,
      code: 'SERVER_BUSY',
      message: 'The database is busy. Try again after the seconds in Retry-After.',
    };
  const status = error.statusCode ?? 500;
  if (status === 429)
    return { status, code: 'RATE_LIMITED', message: 'Too many requests. Try again after the seconds in Retry-After.' };
  if (status === 413) return { status, code: 'PAYLOAD_TOO_LARGE', message: 'The body must have at most 100 kB.' };
  if (status === 415) return { status, code: 'UNSUPPORTED_MEDIA_TYPE', message: CONTENT_TYPE };
  if (status >= 400 && status < 500) return { status, code: 'INPUT_INVALID', message: error.message };
  return { status: 500, code: 'SOMETHING_WRONG', message: 'Something went wrong.' };
}
