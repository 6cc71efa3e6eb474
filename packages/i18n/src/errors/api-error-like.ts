import type { ErrorCode } from '@xana/contracts/error-codes';
import { en } from './en.ts';

export function isApiErrorLike(error: unknown): error is { code: ErrorCode } {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(en, code);
}
