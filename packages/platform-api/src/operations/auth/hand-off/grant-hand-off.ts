import type { grantHandOff as contract } from '@xana/contracts/http/auth/grant-hand-off';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import { upsertHandOff } from '../../../database/auth/hand-offs.ts';
import type { Handler } from '../../../http/handler.ts';
import { checkConsent } from './check-consent.ts';
import { HAND_OFF_LIFETIME_MS, handOffNumber, handOffRoom, readGrantingSession } from './hand-offs.ts';

/**
 * One app waits in a room, and the last grant for the room counts. The hand-off is stored together with its first code, so
 * that it is complete when the response is sent.
 */
export const grantHandOff: Handler<typeof contract> = async (call) => {
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
