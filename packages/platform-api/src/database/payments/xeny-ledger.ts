import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

interface Movement {
  /** Idempotency key: a movement whose key exists is not inserted again. */
  key: string;
  /** Null is the issuer. */
  from: number | null;
  to: number | null;
  /** Whole XENY, above 0. */
  amount: number;
}

/** Moves XENY from one account to another, once per key. @returns false when the key exists */
export async function moveXeny(database: Database, movement: Movement): Promise<boolean> {
  const { key, from, to, amount } = movement;
  const moved = await database
    .insertInto('xeny_movements')
    .values({ key, from_user: from, to_user: to, amount })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Inserts movements whose keys are new; an existing key is an error. */
export async function insertMovements(transaction: Database, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await transaction
    .insertInto('xeny_movements')
    .values(movements.map(({ key, from, to, amount }) => ({ key, from_user: from, to_user: to, amount })))
    .execute();
}

/** The amounts of those movements that exist, by their key. */
export async function readMovements(database: Database, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await database
    .selectFrom('xeny_movements')
    .select(['key', sql<string>`amount::text`.as('amount')])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, amount }) => [key, Number(amount)]));
}

/** A user's balance as text: a whole number that may exceed `Number.MAX_SAFE_INTEGER`. */
export async function readXenyBalance(database: Database, userId: number): Promise<string> {
  const { balance } = await database
    .selectFrom('xeny_entries')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return balance;
}

/** @param wallet address in lower case. @returns the user's balance, undefined when the wallet is not one of theirs */
export async function readXenyBalanceOfWallet(
  database: Database,
  { userId, wallet }: { userId: number; wallet: string },
): Promise<string | undefined> {
  const owned = await database
    .selectFrom('wallets')
    .select('user_id')
    .where('address', '=', wallet)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return owned && readXenyBalance(database, userId);
}

interface Clawback {
  userId: number;
  /** What the XENY were credited for. Together with `turn` it is the idempotency key. */
  source: string;
  /** The XENY taken back before. */
  taken: number;
  /** The total to be taken back; below `taken`, the difference is returned to the user. */
  wanted: number;
  turn: number;
}

/**
 * Takes XENY back from a user after a refund, or returns XENY that were taken back. A balance never falls below 0. Locks
 * the user's row, so that two concurrent clawbacks cannot take the same XENY.
 *
 * @returns the total taken back, at most `wanted`
 */
export async function clawBackXeny(
  transaction: Database,
  { userId, source, taken, wanted, turn }: Clawback,
): Promise<number> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const key = `back:${source}:${turn}`;
  if (wanted < taken) {
    await moveXeny(transaction, { key, from: null, to: userId, amount: taken - wanted });
    return wanted;
  }
  const balance = BigInt(await readXenyBalance(transaction, userId));
  const missing = BigInt(wanted - taken);
  const amount = Number(missing < balance ? missing : balance);
  if (amount < 1) return taken;
  await moveXeny(transaction, { key, from: userId, to: null, amount });
  return taken + amount;
}
