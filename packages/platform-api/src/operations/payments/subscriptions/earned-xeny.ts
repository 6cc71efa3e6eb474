import { sql } from 'kysely';
import type { Database } from '../../../database/connect-database.ts';

interface PaidMonth {
  /** XENY of each credit. */
  xeny: number;
  /** US cents. */
  unit_amount: number;
  refunded: number;
}

/**
 * XENY that the first credits of a paid month bring together, in proportion to what was not given back of its price.
 * Rounded down once, over all of them, so the sum of the credits never exceeds the share of the whole month.
 */
export function earnedXeny({ xeny, unit_amount, refunded }: PaidMonth, credits: number): number {
  if (unit_amount <= 0) return xeny * credits;
  const kept = BigInt(Math.max(unit_amount - refunded, 0));
  return Number((BigInt(xeny) * BigInt(credits) * kept) / BigInt(unit_amount));
}

export const creditKey = (invoiceId: string, index: number): string => `plan:${invoiceId}:${index}`;

/** XENY of the credits of a month that are in the ledger, by their place. @param credits how many there may be */
export async function readCredits(
  database: Database,
  invoiceId: string,
  credits: number,
): Promise<Map<number, number>> {
  const places = new Map(Array.from({ length: credits }, (_, index) => [creditKey(invoiceId, index), index]));
  if (places.size === 0) return new Map();
  const rows = await database
    .selectFrom('xeny_movements')
    .select(['key', sql<string>`amount::text`.as('amount')])
    .where('key', 'in', [...places.keys()])
    .execute();
  return new Map(rows.map(({ key, amount }) => [places.get(key) ?? 0, Number(amount)]));
}

export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);
