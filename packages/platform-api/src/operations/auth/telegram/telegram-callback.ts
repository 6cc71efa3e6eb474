import type { telegramCallback as contract } from '@xana/contracts/http/auth/telegram-callback';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import { insertLoginCode } from '../../../database/auth/telegram-logins.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrCreateByIdentity } from '../identities.ts';
import { consumeTelegramLogin } from './consume-telegram-login.ts';
import { telegramIdentity } from './telegram-identity.ts';

const CODE_LIFETIME_MS = 2 * 60_000;

/** Telegram redirects the browser here; it is redirected to the site with a one-time token and nothing else. */
export const telegramCallback: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  await consumeTelegramLogin({ config, database }, input);
  const { userId, isBanned } = await findOrCreateByIdentity(database, telegramIdentity(input));
  if (isBanned) throw apiError('AUTH.BANNED');
  const token = newSecret();
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  await insertLoginCode(database, { hash: hashSecret(token), userId, expiresAt });
  return { location: `${config.origins.site}/app?${new URLSearchParams({ comingFor: 'telegram', token })}` };
};
