import { apiError } from '../../../api-error.ts';
import type { Platform } from '../../../platform.ts';
import type { WalletProof } from '../contract-wallets.ts';
import { findMemberById } from '../members.ts';
import { isSignedBy } from '../signed-login.ts';
import type { GrantingSession } from './hand-offs.ts';

/** How long after a login a member without a wallet may let an app in, in milliseconds. */
const MAX_LOGIN_AGE_MS = 5 * 60_000;

interface Given {
  userId: number;
  sessionId: string;
  session: GrantingSession;
  place: string;
  nonce?: string | undefined;
  signature?: string | undefined;
}

/**
 * Checks that the member agrees, now, to let this app in: by a signature of their wallet over the text of
 * `prepareHandOff`. Being logged in is not enough, because any code on the page can call as the member.
 *
 * A member without a wallet (Telegram) has nothing to sign with and must have logged in a moment ago.
 *
 * @throws ApiError NONCE_INVALID, SIGNATURE_INVALID or ACCESS_DENIED
 */
export async function checkConsent(
  { config, database, contractWallets }: Pick<Platform, 'config' | 'database' | 'contractWallets'>,
  { userId, sessionId, session, place, nonce = '', signature = '' }: Given,
): Promise<void> {
  const address = (await findMemberById(database, userId, config))?.user.userWallet.address;
  if (!address) {
    if (Date.now() - session.started_at.getTime() <= MAX_LOGIN_AGE_MS) return;
    throw apiError('ACCESS_DENIED', 'Log in again: a member without a wallet lets an app in within five minutes.');
  }
  const used = await database
    .deleteFrom('hand_off_consents')
    .where('nonce', '=', nonce)
    .where('session_id', '=', sessionId)
    .where('place_hash', '=', place)
    .where('expires_at', '>', new Date())
    .returning('message')
    .executeTakeFirst();
  if (!used) throw apiError('NONCE_INVALID', 'The call needs a nonce of prepareHandOff and its signature.');
  if (isSignedBy(address, used.message, signature)) return;
  const proof: WalletProof = { address, message: used.message, signature };
  if ((await contractWallets.ask(proof)) !== 'agreed') throw apiError('SIGNATURE_INVALID');
}
