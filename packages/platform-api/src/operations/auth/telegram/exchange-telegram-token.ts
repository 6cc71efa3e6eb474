import type { exchangeTelegramToken as contract } from '@xana/contracts/http/auth/exchange-telegram-token';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { readSessionKey } from '../proofs/read-session-key.ts';
import { handOutRefreshToken } from '../sessions/app-client.ts';
import { openSession } from '../sessions/open-session.ts';
import { hashSecret } from '../sessions/session-store.ts';

export const exchangeTelegramToken: Handler<typeof contract> = async (call) => {
  const { input, database, config, apiError } = call;
  const thumbprint = await readSessionKey(call);
  const used = await database
    .deleteFrom('login_codes')
    .where('code_hash', '=', hashSecret(input.token))
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw apiError('NONCE_INVALID');
  const opened = await openSession(call, await findMemberById(database, used.user_id, config), { thumbprint });
  return { ...handOutRefreshToken(call, opened), isFirstLogin: opened.user.userProfile.isPopUpShow };
};
