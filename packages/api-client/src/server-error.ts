import { ERROR_CODES, type ErrorCode } from '@xana/contracts/error-codes';
import { type ApiError, apiError, type ErrorFacts } from './api-error.ts';

const KNOWN = new Set<string>(ERROR_CODES);

/** The error of an error reply. An unknown code, of a newer server, becomes `SOMETHING_WRONG` with `serverCode`. */
export function serverError({ code, ...facts }: ErrorFacts<string>): ApiError {
  if (KNOWN.has(code)) return apiError({ ...facts, code: code as ErrorCode });
  return apiError({ ...facts, code: 'SOMETHING_WRONG', serverCode: code });
}
