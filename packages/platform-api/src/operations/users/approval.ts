import { APPROVAL, type Approval } from '@xana/contracts/http/users/approval';
import type { ApprovalState } from '../../database/tables.ts';

/** The number that replies carry for each state of the column. */
export const APPROVAL_NUMBERS: Record<ApprovalState, Approval> = {
  pending: APPROVAL.PENDING,
  approved: APPROVAL.APPROVED,
  disapproved: APPROVAL.DISAPPROVED,
};
