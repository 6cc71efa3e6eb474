import type { ChangeOptions } from '../change/change-fields.tsx';
import type { StorageLimits } from '../server/desk-client.ts';

/** What the fields begin with, as the command does without options. */
export const FIRST_LIMITS: ChangeOptions = { keep: '5', 'older-than': '0' };

export const isCount = (text: string): boolean => /^\d{1,4}$/.test(text);

/** @returns undefined unless both are whole numbers */
export function readLimits({ keep = '', 'older-than': olderThan = '' }: ChangeOptions): StorageLimits | undefined {
  return isCount(keep) && isCount(olderThan) ? { keep: Number(keep), olderThan: Number(olderThan) } : undefined;
}
