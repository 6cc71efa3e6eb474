import { sql } from 'kysely';
import type { Database } from './connect-database.ts';

interface Movement {
  /** Says what it is for; the same thing moves once. */
  key: string;
  /** Null is the issuer. */
  from: number | null;
  to: number | null;
  /** Whole XENY, above 0. */
  amount: number;
}

/** Moves XENY from one account to another, unless that was done. @returns whether it was done now */
export async function moveXeny(database: Database, { key, from, to, amount }: Movement): Promise<boolean> {
  const moved = await database
    .insertInto('xeny_movements')
    .values({ key, from_user: from, to_user: to, amount })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return moved !== undefined;
}

/** What a member has, a whole number as text: there may be more of it than a JavaScript number can say. */
export async function xenyBalance(database: Database, userId: number): Promise<string> {
  const { balance } = await database
    .selectFrom('xeny_entries')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return balance;
}

/**
 * Takes back up to so many XENY from a member, or gives back what was taken; nobody's balance falls below 0.
 * The member's row must be locked by the caller's transaction, so that two of these do not take the same.
 *
 * @returns how many are taken now, at most `wanted`
 */
export async function setTakenBack(
  transaction: Database,
  {
    userId,
    source,
    taken,
    wanted,
    turn,
  }: { userId: number; source: string; taken: number; wanted: number; turn: number },
): Promise<number> {
  const key = `back:${source}:${turn}`;
  if (wanted < taken) {
    await moveXeny(transaction, { key, from: null, to: userId, amount: taken - wanted });
    return wanted;
  }
  const balance = BigInt(await xenyBalance(transaction, userId));
  const missing = BigInt(wanted - taken);
  const amount = Number(missing < balance ? missing : balance);
  if (amount < 1) return taken;
  await moveXeny(transaction, { key, from: userId, to: null, amount });
  return taken + amount;
}
