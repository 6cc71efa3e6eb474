import { apiError } from '../../../api-error.ts';
import { consumeHandOffConsent } from '../../../database/auth/hand-offs.ts';
import type { Platform } from '../../../platform.ts';
import { isSignedBy } from '../signed-login.ts';
import { consentingWallet } from './consenting-wallet.ts';
import type { GrantingSession } from './hand-offs.ts';

/** How long after a login a member without a wallet may let in an app. */
const MAX_LOGIN_AGE_MS = 5 * 60_000;

interface Consent {
  userId: number;
  sessionId: string;
  session: GrantingSession;
  room: string;
  nonce?: string | undefined;
  signature?: string | undefined;
}

/**
 * Verifies that the member consents to this hand-off: their wallet signed the message of `prepareHandOff`. A session
 * is not enough, because any code on the page can call the API as the member.
 *
 * A member without a wallet (Telegram) cannot sign and must have logged in within the last five minutes.
 *
 * @throws ApiError NONCE_INVALID, SIGNATURE_INVALID or ACCESS_DENIED
 */
export async function checkConsent(
  { database, contractWallets }: Pick<Platform, 'database' | 'contractWallets'>,
  { userId, sessionId, session, room, nonce = '', signature = '' }: Consent,
): Promise<void> {
  const address = await consentingWallet(database, userId, session);
  if (!address) {
    if (Date.now() - session.started_at.getTime() <= MAX_LOGIN_AGE_MS) return;
    throw apiError('ACCESS_DENIED', 'Log in again: without a wallet, an app is let in within five minutes of a login.');
  }
  const message = await consumeHandOffConsent(database, { nonce, sessionId, room });
  if (message === undefined) throw apiError('NONCE_INVALID', 'Send a nonce of prepareHandOff and its signature.');
  if (isSignedBy(address, message, signature)) return;
  const status = await contractWallets.verify({ address, message, signature });
  if (status !== 'valid') throw apiError('SIGNATURE_INVALID');
}
