import * as z from '@xana/contracts/schema';

/** The operators' decision on a profile, as the product spec numbers it (PR-07). */
export const APPROVAL = { PENDING: 1, APPROVED: 2, DISAPPROVED: 3 } as const;

export const approval = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export type Approval = z.output<typeof approval>;
