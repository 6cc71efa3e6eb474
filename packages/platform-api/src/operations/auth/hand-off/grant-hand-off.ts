import type { grantHandOff as contract } from '@xana/contracts/http/auth/grant-hand-off';
import type { Handler } from '../../../http/handler.ts';
import { hashSecret } from '../sessions/session-store.ts';
import { checkConsent } from './check-consent.ts';
import { HAND_OFF_LIFETIME, handOffNumber, newHandOffCode, placeOfHandOff, readGrantingSession } from './hand-offs.ts';

/**
 * One app waits at one place: whoever says yes last lets it in. Its first code is kept with the yes itself, so that
 * nothing about this grant is still being written when it is answered.
 */
export const grantHandOff: Handler<typeof contract> = async (call) => {
  const { input, caller, database, handOffs, apiError } = call;
  const place = placeOfHandOff(input.builderLoginHash, input.deviceId);
  if (!place) throw apiError('INPUT_INVALID');
  const session = await readGrantingSession(database, caller.sessionId);
  await checkConsent(call, { ...caller, ...input, place, session });
  const { wallet_proof } = session;
  const expiresAt = new Date(Date.now() + HAND_OFF_LIFETIME);
  const code = newHandOffCode();
  const granted = {
    user_id: caller.userId,
    login_for: input.type ?? null,
    code_hash: hashSecret(code),
    expires_at: expiresAt,
    wallet_proof: wallet_proof && JSON.stringify(wallet_proof),
  };
  await database
    .insertInto('hand_offs')
    .values({ place_hash: place, ...granted })
    .onConflict((conflict) => conflict.column('place_hash').doUpdateSet(granted))
    .execute();
  const info = { code, type: granted.login_for, expiresAt: expiresAt.toISOString() };
  handOffs.emit({ room: place, info });
  return { number: handOffNumber(place), expiresAt: info.expiresAt };
};
