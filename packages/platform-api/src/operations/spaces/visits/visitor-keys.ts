import { createHmac, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect-database.ts';

/**
 * So many visitors at one address are told apart. Browsers are spread over them by what they call themselves, so that a
 * client that changes its name with every request is still at most so many.
 */
export const MAX_VISITORS_PER_ADDRESS = 4;

export type Visitor = { userId: number } | { ip: string; userAgent: string };

/** Names a visitor by a hash that nobody can reverse: the salt is random, in the database, and deleted after its day. */
export function createVisitorKeys(database: Database, now: () => Date) {
  let known: { day: string; salt: Promise<string> } | undefined;
  const saltOf = (day: string): Promise<string> => {
    if (known?.day === day) return known.salt;
    const salt = findSalt(database, day);
    known = { day, salt };
    // A database that was away is asked again.
    salt.catch(() => {
      known = undefined;
    });
    return salt;
  };
  return async (visitor: Visitor): Promise<string> => {
    const salt = await saltOf(now().toISOString().slice(0, 10));
    const hash = (text: string) => createHmac('sha256', salt).update(text).digest();
    if ('userId' in visitor) return hash(`member ${visitor.userId}`).toString('hex').slice(0, 32);
    const slot = hash(`browser ${visitor.userAgent}`).readUInt32BE(0) % MAX_VISITORS_PER_ADDRESS;
    return hash(`address ${normalizeIP(visitor.ip)} ${slot}`)
      .toString('hex')
      .slice(0, 32);
  };
}

/** The first instance that needs it makes it. */
async function findSalt(database: Database, day: string): Promise<string> {
  // What is over for a day is deleted: the salt is over with the beginning of its day.
  await sql`insert into visitor_salts (day, salt, expires_at)
    values (${day}::date, ${randomBytes(32).toString('hex')}, ${day}::date::timestamp at time zone 'UTC')
    on conflict (day) do nothing`.execute(database);
  const { rows } = await sql<{ salt: string }>`select salt from visitor_salts where day = ${day}::date`.execute(
    database,
  );
  const salt = rows[0]?.salt;
  if (!salt) throw new Error(`There is no salt for ${day}: is the clock of this machine wrong?`);
  return salt;
}
