import type { BrowserContext } from '@playwright/test';
import { getBytes, Wallet } from 'ethers';
import { EMAIL_SERVICE } from './email-login.ts';

/** The page that the SDK of Magic loads in its frame: it passes on what the SDK asks, and what is answered. */
const FRAME = `<!doctype html><title>Service</title><script>
const name = new URLSearchParams(location.search).get('params');
const post = (type, response) => parent.postMessage({ msgType: type + '-' + name, response }, '*');
addEventListener('message', async ({ data }) => {
  if (!String(data.msgType).startsWith('MAGIC_HANDLE_REQUEST')) return;
  for (const request of [data.payload].flat())
    for (const { type, response } of await window.askMagic(request)) post(type, response);
});
post('MAGIC_OVERLAY_READY', {});
</script>`;

interface Asked {
  id: number;
  method: string;
  params: [Record<string, unknown> & string, ...unknown[]];
}

interface Message {
  type: 'MAGIC_HANDLE_EVENT' | 'MAGIC_HANDLE_RESPONSE';
  response: object;
}

const happened = (id: number, event: string): Message => ({
  type: 'MAGIC_HANDLE_EVENT',
  response: { id, result: { event } },
});
const answered = (id: number, result: unknown): Message => ({
  type: 'MAGIC_HANDLE_RESPONSE',
  response: { jsonrpc: '2.0', id, result },
});

/** Asks the email service of the sandbox, which has the mails, the keys and the proofs. */
async function askEmailService(path: string, body: object) {
  const response = await fetch(`${EMAIL_SERVICE}/email/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as { idToken: string; privateKey: string };
  return { isRight: response.ok, ...reply };
}

/**
 * Answers for auth.magic.link in all pages of a browser: the real SDK runs against it. The messages are those between the SDK and its frame
 * (`@magic-sdk/provider` 33.13).
 */
export async function standInForMagic(context: BrowserContext): Promise<void> {
  const logins = new Map<number, string>();
  let wallet: Wallet | null = null;

  async function answer({ id, method, params: [first, ...rest] }: Asked): Promise<Message[]> {
    switch (method) {
      case 'magic_auth_login_with_email_otp':
        logins.set(id, String(first.email));
        await askEmailService('start', { email: first.email });
        return [happened(id, 'email-otp-sent')];
      case 'magic_intermediary_event': {
        const login = Number(first.payloadId);
        if (first.eventType !== 'verify-email-otp') return [answered(id, true)];
        const { isRight, idToken, privateKey } = await askEmailService('verify', {
          email: logins.get(login),
          code: first.args,
        });
        if (!isRight) return [answered(id, true), happened(login, 'invalid-email-otp')];
        wallet = new Wallet(privateKey);
        return [answered(id, true), answered(login, idToken)];
      }
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [answered(id, wallet ? [wallet.address] : [])];
      case 'eth_chainId':
        return [answered(id, '0x22b8')];
      case 'personal_sign':
        return [answered(id, await wallet?.signMessage(getBytes(first)))];
      case 'magic_is_logged_in':
        return [answered(id, wallet !== null)];
      case 'magic_auth_logout':
        wallet = null;
        return [answered(id, true)];
      default:
        throw new Error(`The stand-in of Magic does not know ${method} ${JSON.stringify([first, ...rest])}.`);
    }
  }
  await context.exposeFunction('askMagic', answer);
  await context.route('https://auth.magic.link/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: FRAME }),
  );
}
