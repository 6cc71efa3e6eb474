import type { GeneralErrorCode } from '@xana/contracts/error-codes';
import type { ErrorsOf, InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../api-error.ts';
import type { Caller } from '../authentication/caller.ts';
import type { Platform } from '../platform.ts';

export interface Call<Op extends Operation> extends Platform {
  input: InputOf<Op>;
  caller: Op['authorization'] extends 'required' ? Caller : Caller | null;
  /** Makes an error with one of the codes that this operation's contract names. */
  apiError(code: ErrorsOf<Op> | GeneralErrorCode, message?: string): ApiError;
  /** The file, or the signed body, of a call that accepts one; null when none was sent. */
  file: Op['accepts'] extends 'json' ? null : Buffer | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<OutputOf<Op>>;
