import type { ErrorCode } from '@xana/contracts/error-codes';
import type { Operation } from '@xana/contracts/operation';
import { apiError } from '../../api-error.ts';
import { rejectsDeletedAccounts } from '../rejects-deleted-accounts.ts';
import type { JsonSchema } from './json-schemas.ts';

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'The envelope of every error.',
  properties: {
    success: { const: false, description: 'Always `false`.' },
    data: { type: 'null', description: 'Always null.' },
    code: { type: 'string', description: 'What went wrong, for programs. Handle errors by this field.' },
    messageCode: { type: 'string', description: 'The same as `code`, for older clients.' },
    msg: {
      description: 'What went wrong, for developers. An object where the card provider has a message of its own.',
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: {
            raw: {
              type: 'object',
              description: 'What the card provider answered.',
              properties: { message: { type: 'string', description: 'Its message, for the card holder.' } },
              required: ['message'],
            },
          },
          required: ['raw'],
        },
      ],
    },
  },
  required: ['success', 'data', 'code', 'messageCode', 'msg'],
};

/** The error codes that an operation may return, by HTTP status. */
export function codesByStatus(operation: Operation): Map<number, ErrorCode[]> {
  const { errors, authorization, method, needsTerms } = operation;
  const hasBody = method === 'POST' || method === 'PUT';
  const codes = new Set<ErrorCode>([
    'INPUT_INVALID',
    ...(authorization === 'required' ? (['TOKEN_MISSING'] as const) : []),
    ...(authorization === 'none' ? [] : (['TOKEN_INVALID', 'TOKEN_EXPIRED'] as const)),
    ...(hasBody ? (['ACCESS_DENIED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(needsTerms ? (['TERMS_NOT_ACCEPTED'] as const) : []),
    ...(rejectsDeletedAccounts(operation) ? (['ACCOUNT_DELETION_PENDING'] as const) : []),
    ...errors,
    'RATE_LIMITED',
    'SERVER_BUSY',
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = apiError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}
