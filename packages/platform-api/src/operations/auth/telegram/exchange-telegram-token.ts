import type { exchangeTelegramToken as contract } from '@xana/contracts/http/auth/exchange-telegram-token';
import { readSessionKey } from '../../../authentication/proofs/read-session-key.ts';
import { hashSecret } from '../../../authentication/secrets.ts';
import { consumeLoginCode } from '../../../database/auth/telegram-logins.ts';
import type { Handler } from '../../../http/handler.ts';
import { findMemberById } from '../members.ts';
import { sendRefreshToken } from '../sessions/app-client.ts';
import { openSession } from '../sessions/open-session.ts';

export const exchangeTelegramToken: Handler<typeof contract> = async (call) => {
  const { input, database, config, apiError } = call;
  const thumbprint = await readSessionKey(call);
  const userId = await consumeLoginCode(database, hashSecret(input.token));
  if (userId === undefined) throw apiError('NONCE_INVALID');
  const opened = await openSession(call, await findMemberById(database, userId, config), {
    thumbprint,
    method: { kind: 'telegram' },
  });
  return { ...sendRefreshToken(call, opened), isFirstLogin: opened.user.userProfile.isPopUpShow };
};
