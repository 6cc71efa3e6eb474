import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';
import { instant } from '../fields.ts';

/** How long a member can keep an account that waits for its deletion. */
export const DELETION_GRACE_DAYS = 14;

export const accountDeletion = z.object({
  deletionAt: described(z.nullable(instant), 'When the account is deleted for good; null when it is not deleted.'),
});
