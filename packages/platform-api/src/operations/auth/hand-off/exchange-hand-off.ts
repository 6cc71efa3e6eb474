import type { exchangeHandOff as contract } from '@xana/contracts/http/auth/hand-offs';
import { readSessionKey } from '../../../authentication/proofs/read-proof.ts';
import { hashSecret } from '../../../authentication/secrets.ts';
import { consumeHandOff } from '../../../database/auth/hand-offs.ts';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { openSession } from '../sessions/open-session.ts';
import { handOffRoom } from './hand-offs.ts';

export const exchangeHandOff: Handler<typeof contract> = async (call) => {
  const { input, database, config, apiError, request } = call;
  // Code in a browser uses the session of the member and gets no second, long-lived one.
  if (request.headers.origin !== undefined) throw apiError('ACCESS_DENIED', 'A page cannot exchange a hand-off code.');
  const thumbprint = await readSessionKey(call);
  const room = handOffRoom(input.builderLoginHash, input.deviceId) ?? '';
  const granted = await consumeHandOff(database, room, hashSecret(input.code));
  if (!granted) throw apiError('NONCE_INVALID');
  const member = await findMemberById(database, granted.user_id, config);
  const app = granted.login_for || 'app';
  const { refresh, ...session } = await openSession(call, member, {
    proof: granted.wallet_proof,
    thumbprint,
    app,
    method: { kind: 'app' },
  });
  return { ...session, refresh_token: refresh };
};
