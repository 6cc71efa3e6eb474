import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, newSecret } from '../../authentication/secrets.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import {
  deleteOperatorSession,
  findPasswordHash,
  findSessionOperator,
  insertOperatorSession,
} from '../../database/operator/operators.ts';
import { isPasswordOf } from '../passwords.ts';

const SESSION_HOURS = 8;

/** A logged-in operator. */
export interface OperatorSession {
  operator: string;
  /** The CSRF token of the forms of this session. */
  formToken: string;
  token: string;
}

/** Cookies of the operator host. `__Host-` binds the cookie to exactly this host. */
export function operatorCookie(origin: string) {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? '__Host-xana-operator' : 'xana-operator';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: SESSION_HOURS * 3_600 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

/** @returns the token of a new session; undefined for a wrong name or password */
export async function openOperatorSession(
  database: Database,
  name: string,
  password: string,
): Promise<string | undefined> {
  if (!(await isPasswordOf(password, await findPasswordHash(database, name)))) return undefined;
  const token = newSecret();
  await insertOperatorSession(database, { tokenHash: hashSecret(token), operator: name, hours: SESSION_HOURS });
  return token;
}

export async function findOperatorSession(database: Database, token: string): Promise<OperatorSession | undefined> {
  if (token === '') return undefined;
  const operator = await findSessionOperator(database, hashSecret(token));
  return operator === undefined ? undefined : { operator, token, formToken: formTokenOf(token) };
}

export const closeOperatorSession = (database: Database, { token }: OperatorSession): Promise<void> =>
  deleteOperatorSession(database, hashSecret(token));

/** Derived from the cookie, which no other site can read. */
const formTokenOf = (token: string): string => createHmac('sha256', token).update('form').digest('base64url');

export function hasFormToken({ formToken }: OperatorSession, given: string): boolean {
  const [expected, actual] = [Buffer.from(formToken), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
