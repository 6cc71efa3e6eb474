import { randomBytes } from 'node:crypto';
import type * as contracts from '@xana/contracts/http/auth/hand-offs';
import { getAddress } from 'ethers';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import type { PlatformConfig } from '../../../config/platform-config.ts';
import { deleteHandOff, insertHandOffConsent, upsertHandOff } from '../../../database/auth/hand-offs.ts';
import type { Handler } from '../../../http/handler.ts';
import { checkConsent } from './check-consent.ts';
import { consentingWallet } from './consenting-wallet.ts';
import { HAND_OFF_LIFETIME_MS, handOffNumber, handOffRoom, readGrantingSession } from './hand-offs.ts';

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
