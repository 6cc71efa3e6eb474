import { type ConnectedWallet, ConnectorError, type SiteChains } from '../connector.ts';
import { EmailCodeError, type EmailCodeProblem, type EmailConnector } from '../email-connector.ts';
import { createKeyWallet } from '../key-wallet.ts';
import { readAccount } from '../read-account.ts';
import { settleWithin } from '../settle-within.ts';

const ANSWER_TIMEOUT_MS = 10_000;

interface EmailSandboxOptions extends SiteChains {
  origin: string;
}

/** An email whose code was right. */
interface Login {
  email: string;
  idToken: string;
  privateKey: string;
}

/** Login by email at the stand-in of the sandbox, which keeps the key and shows the mails on its inbox page. */
export function createEmailSandboxConnector({ origin, chainId, rpc }: EmailSandboxOptions): EmailConnector {
  let email = '';
  let login: Login | null = null;

  const post = (path: string, body: object, signal: AbortSignal) =>
    settleWithin(postJson(`${origin}/email/${path}`, body, signal), ANSWER_TIMEOUT_MS, signal);
  const walletOf = async ({ privateKey, ...identity }: Login): Promise<ConnectedWallet> => {
    const provider = createKeyWallet({ privateKey, chainId, rpc });
    return { walletType: 'magiclink', ...(await readAccount(provider)), provider, ...identity };
  };
  return {
    async sendCode(to, signal) {
      await post('start', { email: to }, signal);
      email = to;
      login = null;
    },
    async enterCode(code, signal) {
      login = (await post('verify', { email, code }, signal)) as Login;
      return 'accepted';
    },
    async enterSecondFactor() {
      throw new ConnectorError('failed', { cause: 'The stand-in has no second factor.' });
    },
    async connect() {
      if (!login) throw new ConnectorError('failed', { cause: 'connect needs an accepted code.' });
      return walletOf(login);
    },
    async reconnect(signal) {
      const known = (await post('session', {}, signal)) as Login | null;
      return known && walletOf(known);
    },
    async disconnect() {
      login = null;
      await post('logout', {}, new AbortController().signal);
    },
  };
}

/** @returns null for an empty response. @throws EmailCodeError, ConnectorError */
async function postJson(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new ConnectorError('unreachable', { cause: error });
  });
  if (response.status === 204) return null;
  const reply: unknown = await response.json().catch((error: unknown) => {
    throw new ConnectorError('unreachable', { cause: error });
  });
  if (response.ok) return reply;
  const { problem, triesLeft } = reply as { problem?: EmailCodeProblem; triesLeft?: number };
  if (!problem) throw new ConnectorError('failed', { cause: `Status ${response.status}` });
  throw new EmailCodeError(problem, triesLeft);
}
