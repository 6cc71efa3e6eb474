import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { acceptTermsByCalls } from '@xana/journeys/site/log-in-by-calls';
import { Wallet } from 'ethers';
import type { TestPlatform } from '../faults/test-platform.ts';

interface Tokens {
  token: string;
  refresh_token: string;
}

/** A member in a client that keeps its refresh token itself, as apps do. */
export interface AppSession {
  userId: number;
  /** The access token. */
  token(): string;
  /** Gets new tokens, as an open page does each 15 minutes. @returns undefined, or the code of the error */
  refresh(instance?: number): Promise<string | undefined>;
}

/** Logs a new member in. */
export async function logInApp(platform: TestPlatform, instance = 0): Promise<AppSession> {
  const wallet = Wallet.createRandom();
  const post = <Data>(path: string, body: object, at: number) => postAsApp<Data>(`${platform.api[at]}${path}`, body);
  const started = await post<{ nonce: string; message: string }>(
    '/auth/save-user-nonce',
    { walletAddress: wallet.address },
    instance,
  );
  const { nonce, message } = started.data;
  const signature = await wallet.signMessage(message);
  await post('/auth/login-external-wallet', { address: wallet.address, signature, is_web3_auth: 0 }, instance);
  const proof = { nonce, signature, walletAddress: wallet.address };
  const opened = await post<Tokens & { user: { id: number } }>('/auth/v3/verify-signature', proof, instance);
  let tokens: Tokens = opened.data;
  await acceptTermsByCalls(String(platform.api[instance]), tokens.token);
  return {
    userId: opened.data.user.id,
    token: () => tokens.token,
    async refresh(at = instance) {
      const answer = await post<Tokens>('/auth/refresh-token', { refresh_token: tokens.refresh_token }, at);
      if (!answer.code) tokens = answer.data;
      return answer.code;
    },
  };
}

/** Without `fetch`, which sends `Sec-Fetch-Mode` as pages do. */
function postAsApp<Data>(url: string, body: object): Promise<{ data: Data; code?: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-client': 'app' };
    const asked = request(url, { method: 'POST', headers }, (answer) => {
      json(answer).then((value) => resolve(value as { data: Data; code?: string }), reject);
    });
    asked.once('error', reject);
    asked.end(JSON.stringify(body));
  });
}
