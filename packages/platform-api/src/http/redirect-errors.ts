import { LOGIN_ERROR_CODES } from '@xana/contracts/error-codes';
import { GENERAL_ERROR_CODES } from '@xana/contracts/general-error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../api-error.ts';
import type { PlatformConfig } from '../config/platform-config.ts';
import { describeError } from './describe-error.ts';

/** Codes with a text on every page. */
const SHOWN: readonly string[] = [...LOGIN_ERROR_CODES, ...GENERAL_ERROR_CODES];

/**
 * The error handler of an operation that a browser navigates to: it leads to the site, which shows the text of the code. A
 * program, which does not accept HTML, gets the JSON envelope as everywhere.
 */
export const redirectErrors =
  ({ origins }: PlatformConfig) =>
  (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) throw error;
    const { status, code } = describeError(error);
    reply.errorCode = code;
    if (status >= 500) request.log.error(error);
    const shown = SHOWN.includes(code) ? code : 'SOMETHING_WRONG';
    return reply.redirect(`${origins.site}/app?${new URLSearchParams({ comingFor: 'telegram', error: shown })}`, 302);
  };
