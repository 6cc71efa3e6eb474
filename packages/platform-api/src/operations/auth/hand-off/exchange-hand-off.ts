import type { exchangeHandOff as contract } from '@xana/contracts/http/auth/exchange-hand-off';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { readSessionKey } from '../proofs/read-session-key.ts';
import { openSession } from '../sessions/open-session.ts';
import { hashSecret } from '../sessions/session-store.ts';
import { placeOfHandOff } from './hand-offs.ts';

/** The code is deleted and read in one statement: of a hundred exchanges one wins. */
export const exchangeHandOff: Handler<typeof contract> = async (call) => {
  const { input, database, config, apiError, request } = call;
  // An app is no page: what runs in a browser has the member's session and gets no second, lasting one.
  if (request.headers.origin !== undefined) throw apiError('ACCESS_DENIED', 'Apps exchange codes, pages do not.');
  const thumbprint = await readSessionKey(call);
  const place = placeOfHandOff(input.builderLoginHash, input.deviceId);
  const used = await database
    .deleteFrom('hand_offs')
    .where('place_hash', '=', place ?? '')
    .where('code_hash', '=', hashSecret(input.code))
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'wallet_proof', 'login_for'])
    .executeTakeFirst();
  if (!used) throw apiError('NONCE_INVALID');
  const member = await findMemberById(database, used.user_id, config);
  const { refresh, ...session } = await openSession(call, member, {
    proof: used.wallet_proof,
    thumbprint,
    app: used.login_for || 'app',
  });
  return { ...session, refresh_token: refresh };
};
