import { en } from './en.ts';

/** A field's code has its words with the forms (`@xana/i18n/messages`): here it is one that is not known. */
export function isApiErrorLike(error: unknown): error is { code: keyof typeof en } {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(en, code);
}
