import { createHash, createHmac } from 'node:crypto';
import { claimOf, signLogin, type TestServer, type TestWallet } from '../../../../test/test-server.ts';

export const BOT = '123456:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw-x';

interface Member {
  token: string;
}

/** What the page does to prove a wallet for an account: the wallet signs the message of `prepareLink`. */
export async function signLink({ ask }: TestServer, { token }: Member, wallet: TestWallet, purpose = 'link') {
  const body = { walletAddress: wallet.address, purpose };
  const { data, code } = await ask('POST', '/auth/prepare-link', { token, body });
  if (code) return { code };
  const { nonce, message } = data as { nonce: string; message: string };
  return { nonce, message, signature: await wallet.signMessage(message), walletAddress: wallet.address };
}

export async function linkWallet(server: TestServer, member: Member, wallet: TestWallet, more: object = {}) {
  const {
    message: _message,
    code,
    ...signed
  } = { code: undefined, message: '', ...(await signLink(server, member, wallet)) };
  if (code) throw new Error(`prepareLink answered ${code}.`);
  return server.ask('POST', '/auth/link-wallet', { token: member.token, body: { ...signed, ...more } });
}

export const unlink = (server: TestServer, { token }: Member, id: string) =>
  server.ask('DELETE', `/auth/login-methods/${encodeURIComponent(id.toLowerCase())}`, { token });

export interface ListedMethod {
  id: string;
  method: string;
  isPrimary: boolean;
  isThisSession: boolean;
  lastUsedAt: string | null;
  walletName: string | null;
  email: string | null;
}

export async function methodsOf({ ask }: TestServer, { token }: Member): Promise<ListedMethod[]> {
  const { data } = await ask('GET', '/auth/login-methods', { token });
  return (data as { rows: ListedMethod[] }).rows;
}

/** As if the session had started ten minutes ago. */
export async function makeStale({ database }: TestServer, userId: number): Promise<void> {
  const started_at = new Date(Date.now() - 10 * 60_000);
  await database
    .updateTable('sessions')
    .set({ started_at, authenticated_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** The fields that Telegram's login widget returns, signed with the token of the bot. */
export function telegramFields(id: string, name = 'Yui') {
  const fields = { auth_date: String(Math.floor(Date.now() / 1_000)), first_name: name, id };
  const text = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const hash = createHmac('sha256', createHash('sha256').update(BOT).digest()).update(text.join('\n')).digest('hex');
  return { ...fields, hash };
}

export async function logInByTelegram({ ask }: TestServer, id: string, name?: string) {
  const { headers } = await ask('GET', `/auth/telegram/callback?${new URLSearchParams(telegramFields(id, name))}`);
  const token = new URL(String(headers.location)).searchParams.get('token') ?? '';
  const { data } = await ask('POST', '/auth/exchange-telegram-token', { body: { token } });
  const { user, token: access } = data as { user: { id: number }; token: string };
  return { userId: user.id, token: access };
}

/** A login whose client describes its method and sends a `User-Agent`. */
export async function logInFrom(server: TestServer, wallet: TestWallet, userAgent: string, described: object = {}) {
  const signed = await signLogin(server, wallet);
  await server.ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) });
  const headers = { 'user-agent': userAgent };
  const { data } = await server.ask('POST', '/auth/v3/verify-signature', {
    body: { ...signed, ...described },
    headers,
  });
  const { user, token } = data as { user: { id: number; userWallet: { address: string } }; token: string };
  return { userId: user.id, token, address: user.userWallet.address };
}
