import type { LoginServices } from '@xana/contracts/public-config';
import { askService } from '../ask-service.ts';
import { OFF, outcomeOf, type Probe, wrong } from '../probe.ts';

interface Bot {
  id?: number;
  username?: string;
}

/** The bot of the token, by `getMe` (https://core.telegram.org/bots/api#getme), and the bot that the page names. */
export const createTelegramProbe = (origin: string): Probe => ({
  name: 'Telegram',
  withoutIt: 'login with Telegram, and the Mini App',
  settings: 'TELEGRAM_BOT_TOKEN',
  host: new URL(origin).host,
  async run({ config: { telegramBotToken }, page }) {
    const telegram = page?.login?.telegram;
    if (!telegramBotToken)
      return telegram ? wrong('the page offers login with Telegram. Set TELEGRAM_BOT_TOKEN of the platform.') : OFF;
    const { status, json } = await askService(`${origin}/bot${telegramBotToken}/getMe`);
    const { ok, result, description } = (json ?? {}) as { ok?: boolean; result?: Bot; description?: string };
    if (ok !== true || !result)
      return wrong(`Telegram answered ${status} ${description ?? ''}`.trim().concat('. Correct TELEGRAM_BOT_TOKEN.'));
    return outcomeOf(page ? compare(result, telegram) : [], `bot @${result.username}`);
  },
});

function compare({ id, username }: Bot, telegram: LoginServices['telegram']): string[] {
  if (!telegram) return ['the page settings do not offer login with Telegram. Add config.login.telegram.'];
  if (telegram.kind !== 'telegram') return [];
  const isSameBot = telegram.botId === String(id) && telegram.botName.toLowerCase() === username?.toLowerCase();
  return isSameBot
    ? []
    : [`the token is of @${username} (${id}). Correct config.login.telegram.botId and botName, or TELEGRAM_BOT_TOKEN.`];
}
