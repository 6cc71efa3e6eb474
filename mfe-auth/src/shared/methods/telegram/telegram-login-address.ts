import type { LoginServices } from '@xana/contracts/public-config';

/** The bot of the sandbox, which exists nowhere else. */
const SANDBOX_BOT_ID = '100000001';

interface TelegramLogin {
  service: NonNullable<LoginServices['telegram']>;
  /** Origin of this site. */
  site: string;
  /** Where Telegram returns to on this site. */
  path: string;
}

/**
 * Telegram's login page, which the widget opens as well. The page is used without the widget, because the site allows no
 * scripts of other hosts. It returns to `path` with the signed fields in the fragment.
 *
 * @see https://core.telegram.org/widgets/login
 */
export function telegramLoginAddress({ service, site, path }: TelegramLogin): string {
  const [host, bot] =
    service.kind === 'telegram' ? ['https://oauth.telegram.org', service.botId] : [service.origin, SANDBOX_BOT_ID];
  const query = { bot_id: bot, origin: site, return_to: `${site}${path}`, request_access: 'write' };
  return `${host}/auth?${new URLSearchParams(query)}`;
}
