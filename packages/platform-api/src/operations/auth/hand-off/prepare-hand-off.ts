import { randomBytes } from 'node:crypto';
import type { prepareHandOff as contract } from '@xana/contracts/http/auth/prepare-hand-off';
import { getAddress } from 'ethers';
import type { PlatformConfig } from '../../../config/platform-config.ts';
import { insertHandOffConsent } from '../../../database/auth/hand-offs.ts';
import type { Handler } from '../../../http/handler.ts';
import { consentingWallet } from './consenting-wallet.ts';
import { HAND_OFF_LIFETIME_MS, handOffNumber, handOffRoom, readGrantingSession } from './hand-offs.ts';

export const prepareHandOff: Handler<typeof contract> = async (call) => {
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
