import { randomBytes } from 'node:crypto';
import type { prepareHandOff as contract } from '@xana/contracts/http/auth/prepare-hand-off';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { consentMessage } from './consent-message.ts';
import { HAND_OFF_LIFETIME, handOffNumber, placeOfHandOff, readGrantingSession } from './hand-offs.ts';

export const prepareHandOff: Handler<typeof contract> = async (call) => {
  const { input, caller, config, database, apiError } = call;
  const place = placeOfHandOff(input.builderLoginHash, input.deviceId);
  if (!place) throw apiError('INPUT_INVALID');
  await readGrantingSession(database, caller.sessionId);
  const number = handOffNumber(place);
  const address = (await findMemberById(database, caller.userId, config))?.user.userWallet.address;
  if (!address) return { number, consent: null };
  const nonce = randomBytes(16).toString('hex');
  const expiresAt = new Date(Date.now() + HAND_OFF_LIFETIME);
  const message = consentMessage({ config, address, number, place, nonce, expiresAt });
  await database
    .insertInto('hand_off_consents')
    .values({ nonce, session_id: caller.sessionId, place_hash: place, message, expires_at: expiresAt })
    .execute();
  return { number, consent: { nonce, message, address } };
};
