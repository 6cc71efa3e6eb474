import type { Database } from '../../../database/connection/connect-database.ts';
import { readMovements } from '../../../database/payments/xeny-ledger.ts';

interface PaidMonth {
  /** XENY of each credit. */
  xeny: number;
  /** US cents. */
  unit_amount: number;
  refunded: number;
}

/**
 * XENY that the first credits of a paid month earn together, in proportion to the part of the price that was not refunded.
 * Rounded down once, over all of them, so the sum of the credits never exceeds the share of the whole month.
 */
export function earnedXeny({ xeny, unit_amount, refunded }: PaidMonth, credits: number): number {
  if (unit_amount <= 0) return xeny * credits;
  const kept = BigInt(Math.max(unit_amount - refunded, 0));
  return Number((BigInt(xeny) * BigInt(credits) * kept) / BigInt(unit_amount));
}

export const creditKey = (invoiceId: string, index: number): string => `plan:${invoiceId}:${index}`;

/** XENY of the credits of a month that are in the ledger, by their index. @param credits how many there may be */
export async function readCredits(
  database: Database,
  invoiceId: string,
  credits: number,
): Promise<Map<number, number>> {
  const indexes = new Map(Array.from({ length: credits }, (_, index) => [creditKey(invoiceId, index), index]));
  const amounts = await readMovements(database, [...indexes.keys()]);
  return new Map([...amounts].map(([key, amount]) => [indexes.get(key) ?? 0, amount]));
}

export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);
