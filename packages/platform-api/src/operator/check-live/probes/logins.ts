import type { LoginServices } from '@xana/contracts/public-config';
import { CLIENT_PATH, createMagicRequest } from '../../../gateways/magic/magic-admin.ts';
import { askService } from '../ask-service.ts';
import { type LiveSettings, OFF, outcomeOf, type Probe, wrong } from '../probe.ts';

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
    return outcomeOf(page ? compareTelegram(result, telegram) : [], `bot @${result.username}`);
  },
});

function compareTelegram({ id, username }: Bot, telegram: LoginServices['telegram']): string[] {
  if (!telegram) return ['the page settings do not offer login with Telegram. Add config.login.telegram.'];
  if (telegram.kind !== 'telegram') return [];
  const isSameBot = telegram.botId === String(id) && telegram.botName.toLowerCase() === username?.toLowerCase();
  return isSameBot
    ? []
    : [`the token is of @${username} (${id}). Correct config.login.telegram.botId and botName, or TELEGRAM_BOT_TOKEN.`];
}

/**
 * Whether the project exists. The service checks the origin of the site only when a browser connects.
 *
 * @see https://github.com/reown-com/blockchain-api `/v1` answers 401 for an unknown project
 */
export const createWalletConnectProbe = (origin: string): Probe => ({
  name: 'WalletConnect',
  withoutIt: 'login with wallets on a phone by QR code',
  settings: 'config.login.walletConnect in the page settings',
  host: new URL(origin).host,
  async run({ page }) {
    const walletConnect = page?.login?.walletConnect;
    if (!walletConnect) return OFF;
    const query = new URLSearchParams({ chainId: 'eip155:1', projectId: walletConnect.projectId });
    const { status } = await askService(`${origin}/v1/?${query}`, {
      body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    });
    return outcomeOf(
      status === 200 ? [] : [`WalletConnect answered ${status}. Correct config.login.walletConnect.projectId.`],
      `project ${walletConnect.projectId.slice(0, 8)}…`,
    );
  },
});

export const emailLoginProbe: Probe = {
  name: 'email login (Magic)',
  withoutIt: 'login with a code by email',
  settings: 'MAGIC_SECRET_KEY',
  host: 'api.magic.link',
  async run(settings) {
    const { magic } = settings.config;
    const pageProblems = compareMagic(settings);
    if (!magic) return pageProblems.length > 0 ? wrong(...pageProblems) : OFF;
    const response = await createMagicRequest(magic, CLIENT_PATH).send();
    const isAccepted = response.statusCode === 200;
    return outcomeOf(
      [...(isAccepted ? [] : [`Magic answered ${response.statusCode}. Correct MAGIC_SECRET_KEY.`]), ...pageProblems],
      `Magic accepts the ${modeOf(magic.secretKey)} key`,
    );
  },
};

/** `sk_live_…` and `pk_live_…` are of one application, or at least of one mode. */
const modeOf = (key: string): string => key.split('_')[1] ?? '';

function compareMagic({ config: { magic }, page }: LiveSettings): string[] {
  const email = page?.login?.email;
  if (!page || (!magic && !email)) return [];
  if (!magic) return ['the page offers login by email, but the platform cannot prove emails. Set MAGIC_SECRET_KEY.'];
  if (!email) return ['the page settings do not offer login by email. Add config.login.email.'];
  return email.kind === 'magic' && modeOf(email.publishableKey) !== modeOf(magic.secretKey)
    ? ['the publishable key is of the other mode. Correct config.login.email.publishableKey or MAGIC_SECRET_KEY.']
    : [];
}
