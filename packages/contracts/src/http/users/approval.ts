import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';

/** The decision of the operators on a profile, as the product spec numbers it (PR-07). */
export const APPROVAL = { PENDING: 1, APPROVED: 2, DISAPPROVED: 3 } as const;

export const approval = described(
  z.union([z.literal(1), z.literal(2), z.literal(3)]),
  'Review of the profile: 1 pending, 2 approved, 3 disapproved.',
  { type: 'integer', enum: [1, 2, 3] },
);

export type Approval = z.output<typeof approval>;
