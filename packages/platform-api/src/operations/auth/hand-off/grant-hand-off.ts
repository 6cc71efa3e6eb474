import { randomBytes } from 'node:crypto';
import type * as contracts from '@xana/contracts/http/auth/hand-offs';
import { getAddress } from 'ethers';
import { apiError } from '../../../api-error.ts';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import type { PlatformConfig } from '../../../config/platform-config.ts';
import {
  consumeHandOffConsent,
  deleteHandOff,
  insertHandOffConsent,
  upsertHandOff,
} from '../../../database/auth/hand-offs.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Platform } from '../../../platform.ts';
import { isSignedBy } from '../signed-login.ts';
import { consentingWallet } from './consenting-wallet.ts';
import {
  type GrantingSession,
  HAND_OFF_LIFETIME_MS,
  handOffNumber,
  handOffRoom,
  readGrantingSession,
} from './hand-offs.ts';

export const prepareHandOff: Handler<typeof contracts.prepareHandOff> = async (call) => {
  const { input, caller, config, database, apiError } = call;
  const room = handOffRoom(input.builderLoginHash, input.deviceId);
  if (!room) throw apiError('INPUT_INVALID');
  const session = await readGrantingSession(database, caller.sessionId);
  const number = handOffNumber(room);
  const address = await consentingWallet(database, caller.userId, session);
  if (!address) return { number, consent: null };
  const nonce = randomBytes(16).toString('hex');
  const expiresAt = new Date(Date.now() + HAND_OFF_LIFETIME_MS);
  const message = consentMessage({ config, address, number, room, nonce, expiresAt });
  await insertHandOffConsent(database, { nonce, sessionId: caller.sessionId, room, message, expiresAt });
  return { number, consent: { nonce, message, address } };
};

interface Consent {
  config: PlatformConfig;
  address: string;
  /** The two digits on both screens. */
  number: string;
  room: string;
  nonce: string;
  expiresAt: Date;
}

/**
 * The ERC-4361 message that a wallet signs to let in one app. Its statement and resource name the purpose, so that a login
 * message is not accepted as a consent, nor a consent as a login.
 */
function consentMessage({ config, address, number, room, nonce, expiresAt }: Consent): string {
  const { host, origin } = new URL(config.origins.site);
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    getAddress(address),
    '',
    `Let the app that shows the number ${number} use this account. This does not cost anything.`,
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${config.chain.id}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date().toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
    'Resources:',
    `- urn:xana:hand-off:${room}`,
  ].join('\n');
}

export const describeHandOff: Handler<typeof contracts.describeHandOff> = async ({ input, apiError }) => {
  const room = handOffRoom(input.builderLoginHash, input.deviceId);
  if (!room) throw apiError('INPUT_INVALID');
  return { number: handOffNumber(room) };
};

/**
 * One app waits in a room, and the last grant for the room counts. The hand-off is stored together with its first code, so
 * that it is complete when the response is sent.
 */
export const grantHandOff: Handler<typeof contracts.grantHandOff> = async (call) => {
  const { input, caller, database, handOffs, apiError } = call;
  const room = handOffRoom(input.builderLoginHash, input.deviceId);
  if (!room) throw apiError('INPUT_INVALID');
  const session = await readGrantingSession(database, caller.sessionId);
  await checkConsent(call, { ...caller, ...input, room, session });
  const code = newSecret();
  const loginFor = input.type ?? null;
  const expiresAt = new Date(Date.now() + HAND_OFF_LIFETIME_MS);
  const { userId } = caller;
  const proof = session.wallet_proof;
  await upsertHandOff(database, { room, userId, loginFor, codeHash: hashSecret(code), expiresAt, proof });
  const info = { code, type: loginFor, expiresAt: expiresAt.toISOString() };
  handOffs.emit({ room, info });
  return { number: handOffNumber(room), expiresAt: info.expiresAt };
};

export const denyHandOff: Handler<typeof contracts.denyHandOff> = async (call) => {
  const { input, caller, database, handOffs, apiError } = call;
  const room = handOffRoom(input.builderLoginHash, input.deviceId);
  if (!room) throw apiError('INPUT_INVALID');
  await readGrantingSession(database, caller.sessionId);
  await deleteHandOff(database, room, caller.userId);
  handOffs.emit({ room, info: null });
  return {};
};

/** How long after a login a member without a wallet may let in an app. */
const MAX_LOGIN_AGE_MS = 5 * 60_000;

interface GivenConsent {
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
async function checkConsent(
  { database, contractWallets }: Pick<Platform, 'database' | 'contractWallets'>,
  { userId, sessionId, session, room, nonce = '', signature = '' }: GivenConsent,
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
