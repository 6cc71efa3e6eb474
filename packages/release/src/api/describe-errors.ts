import type { FastifyError, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AccessError } from '../access/authorize.ts';
import { LoginError } from '../access/read-token.ts';
import { ConflictError, PreflightError } from '../commands/switch-release.ts';
import { UsageError } from '../commands/usage-error.ts';
import { BusyError } from '../trial/run-trials.ts';
import { UntrustedStoreError } from '../trust/read-trusted.ts';

/** An error with a status of its own. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers with the message that the command would print, and a status that tells programs the kind of error. */
export function describeErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { status, msg } = describeError(error);
    return reply.status(status).send({ success: false, msg });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ success: false, msg: 'Unknown path. The calls are listed at /openapi.json.' }),
  );
}

function describeError(error: FastifyError): { status: number; msg: string } {
  if (error instanceof z.core.$ZodError) return { status: 400, msg: z.prettifyError(error) };
  const msg = error.message;
  if (error instanceof HttpError) return { status: error.status, msg };
  if (error instanceof LoginError) return { status: 401, msg };
  if (error instanceof AccessError) return { status: 403, msg };
  if (error instanceof UsageError) return { status: 400, msg };
  if (error instanceof ConflictError || error instanceof BusyError) return { status: 409, msg };
  if (error instanceof PreflightError) return { status: 422, msg };
  if (error instanceof UntrustedStoreError) return { status: 503, msg };
  // Commands throw plain errors with sentences for release managers; they contain no secrets.
  return { status: error.statusCode ?? 422, msg };
}
