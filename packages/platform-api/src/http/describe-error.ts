import type { FastifyError } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isDatabaseBusy } from '../database/database-busy.ts';

interface DescribedError {
  status: number;
  code: string;
  message: string | object;
}

/** What a caller is told of an error: of one that nobody foresaw, that there is one. */
export function describeError(error: FastifyError | ApiError): DescribedError {
  if (error instanceof ApiError)
    return { status: error.status, code: error.code, message: error.shaped ?? error.message };
  if (isDatabaseBusy(error)) return { status: 503, code: 'SERVER_BUSY', message: 'Try again in a moment.' };
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, code: 'RATE_LIMITED', message: 'Too many tries.' };
  if (status >= 400 && status < 500) return { status, code: 'INPUT_INVALID', message: error.message };
  return { status: 500, code: 'SOMETHING_WRONG', message: 'Something went wrong.' };
}
