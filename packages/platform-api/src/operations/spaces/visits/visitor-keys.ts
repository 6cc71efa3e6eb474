import { createHmac, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connection/connect-database.ts';
import { findOrInsertVisitorSalt } from '../../../database/spaces/visits.ts';

/**
 * Visitors per IP address that are counted separately. Browsers are distributed over them by a hash of the user agent, so
 * that a client that changes its user agent with every request counts as at most this many.
 */
export const MAX_VISITORS_PER_ADDRESS = 4;

export type Visitor = { userId: number } | { ip: string; userAgent: string };

export const visitorOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, userId: number | null): Visitor =>
  userId === null ? { ip, userAgent: headers['user-agent'] ?? '' } : { userId };

/** Pseudonymizes visitors with a keyed hash. The salt is random, stored in the database, and deleted after its day. */
export function createVisitorKeys(database: Database, now: () => Date) {
  let known: { day: string; salt: Promise<string> } | undefined;
  const saltOf = (day: string): Promise<string> => {
    if (known?.day === day) return known.salt;
    const salt = readSalt(database, day);
    known = { day, salt };
    // Reads it again after a failure.
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

async function readSalt(database: Database, day: string): Promise<string> {
  const salt = await findOrInsertVisitorSalt(database, day, randomBytes(32).toString('hex'));
  if (!salt) throw new Error(`The salt of ${day} does not exist. Check that the clock of this machine is right.`);
  return salt;
}
