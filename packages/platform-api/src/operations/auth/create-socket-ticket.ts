import { randomBytes } from 'node:crypto';
import type { createSocketTicket as contract } from '@xana/contracts/http/auth/create-socket-ticket';
import type { Handler } from '../../http/handler.ts';
import { hashSecret } from './sessions/session-store.ts';

const LIFETIME = 30_000;

export const createSocketTicket: Handler<typeof contract> = async ({ caller, database }) => {
  const ticket = randomBytes(24).toString('base64url');
  await database
    .insertInto('socket_tickets')
    .values({
      ticket_hash: hashSecret(ticket),
      session_id: caller.sessionId,
      expires_at: new Date(Date.now() + LIFETIME),
    })
    .execute();
  return { ticket };
};
