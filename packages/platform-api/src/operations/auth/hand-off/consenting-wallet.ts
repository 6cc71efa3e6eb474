import type { Database } from '../../../database/connection/connect-database.ts';
import { findAccount } from '../../../database/users/users.ts';
import type { GrantingSession } from './hand-offs.ts';

/**
 * The wallet that consents to a hand-off: that of the session, because the page is connected to it. Null for a member
 * without a wallet, and for one who logged in by Telegram, where no wallet can sign.
 */
export async function consentingWallet(
  database: Database,
  userId: number,
  { login_method, wallet_address }: GrantingSession,
): Promise<string | null> {
  if (login_method === 'telegram') return null;
  return (await findAccount(database, userId, wallet_address))?.address ?? null;
}
