import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { boughtProduct, historyDays } from './payment-fields.ts';

const MOVEMENT_REASONS = ['pack', 'plan', 'taken_back', 'returned', 'other'] as const;

const wholeXeny = z.string().check(z.regex(/^-?\d+$/));

const xenyMovement = named(
  'XenyMovement',
  'A movement in the XENY ledger.',
  z.object({
    id: described(z.int(), 'Id of the movement; a later one has a higher id.'),
    createdAt: described(instant, 'When it was booked.'),
    reason: described(
      z.enum(MOVEMENT_REASONS),
      '`pack`, `plan`: credited for a payment. `taken_back`: after a refund or a dispute. `returned`: after a dispute that was won.',
    ),
    product: described(z.nullable(boughtProduct), 'The product of the payment; null for a movement without one.'),
    amount: described(wholeXeny, 'XENY: a whole number as text, negative when the balance decreased.', {
      examples: ['1050'],
    }),
    balance: described(wholeXeny, 'Balance after the movement: a whole number as text.', { examples: ['1050'] }),
  }),
);
export type XenyMovement = z.output<typeof xenyMovement>;
export type MovementReason = XenyMovement['reason'];

export const getXenyLedger = defineOperation({
  id: 'getXenyLedger',
  summary: 'List the movements of your XENY, newest first',
  description: 'Those of the period, each with the balance after it.',
  method: 'GET',
  path: '/stripe/get-xeny-ledger/:days/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ days: historyDays, pageNumber, pageSize }),
  output: listOf(xenyMovement),
});
