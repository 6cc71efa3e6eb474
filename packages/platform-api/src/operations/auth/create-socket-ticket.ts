import type { createSocketTicket as contract } from '@xana/contracts/http/auth/create-socket-ticket';
import { hashSecret, newSecret } from '../../authentication/secrets.ts';
import { insertSocketTicket } from '../../database/auth/socket-tickets.ts';
import type { Handler } from '../../http/handler.ts';

const TICKET_LIFETIME_MS = 30_000;

export const createSocketTicket: Handler<typeof contract> = async ({ caller: { sessionId }, database }) => {
  const ticket = newSecret();
  const expiresAt = new Date(Date.now() + TICKET_LIFETIME_MS);
  await insertSocketTicket(database, { hash: hashSecret(ticket), sessionId, expiresAt });
  return { ticket };
};
