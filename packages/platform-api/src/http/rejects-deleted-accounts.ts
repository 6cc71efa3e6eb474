import type { Operation } from '@xana/contracts/operation';

/** Whether a member whose account waits for its deletion gets `ACCOUNT_DELETION_PENDING`: they may read, but change nothing (decision 0060). */
export const rejectsDeletedAccounts = ({ authorization, isRead, isForDeletedAccounts }: Operation): boolean =>
  authorization === 'required' && !isRead && !isForDeletedAccounts;
