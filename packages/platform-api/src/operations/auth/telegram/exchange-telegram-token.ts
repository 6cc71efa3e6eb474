import type { exchangeTelegramToken as contract } from '@xana/contracts/http/auth/exchange-telegram-token';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { openSession } from '../sessions/open-session.ts';
import { setRefreshCookie } from '../sessions/refresh-cookie.ts';
import { hashSecret } from '../sessions/session-store.ts';

export const exchangeTelegramToken: Handler<typeof contract> = async (call) => {
  const { input, database, config, fail, reply } = call;
  const used = await database
    .deleteFrom('login_codes')
    .where('code_hash', '=', hashSecret(input.token))
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw fail('NONCE_INVALID');
  const { refresh, ...session } = await openSession(call, await findMemberById(database, used.user_id, config));
  setRefreshCookie(reply, config, refresh);
  return { ...session, isFirstLogin: session.user.userProfile.isPopUpShow };
};
