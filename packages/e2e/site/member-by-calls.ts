import type { APIRequestContext } from '@playwright/test';
import { type HDNodeWallet, Wallet } from 'ethers';
import { acceptTermsByCalls, logInByCalls } from './log-in-by-calls.ts';
import { API_ORIGIN } from './test-topology.ts';

export interface MemberByCalls {
  id: number;
  /** @throws Error with the code of the API error */
  post<Answer>(path: string, body: object): Promise<Answer>;
}

/** A new member who prepares data for a journey by API requests. @param wallet a wallet that the page uses too */
export async function memberByCalls(
  request: APIRequestContext,
  wallet: Wallet | HDNodeWallet = Wallet.createRandom(),
): Promise<MemberByCalls> {
  const send = async (path: string, body: object, token?: string) => {
    const reply = await request.post(`${API_ORIGIN}${path}`, {
      data: body,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { success, data, code } = (await reply.json()) as { success: boolean; data: unknown; code?: string };
    if (!success) throw new Error(code);
    return data;
  };
  const { user, token } = await logInByCalls(wallet, (_step, path, body) => send(path, body));
  await acceptTermsByCalls(API_ORIGIN, token);
  return { id: user.id, post: async <Answer>(path: string, body: object) => (await send(path, body, token)) as Answer };
}
