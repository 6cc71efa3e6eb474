import type { APIRequestContext } from '@playwright/test';
import { type HDNodeWallet, Wallet } from 'ethers';
import { acceptTermsByCalls, logInByCalls } from './log-in-by-calls.ts';
import { API_ORIGIN } from './test-topology.ts';

export interface MemberByCalls {
  id: number;
  /** @throws Error with the code of the API error */
  post<Answer>(path: string, body: object): Promise<Answer>;
}

/** A member without a browser. */
export interface CallingMember extends MemberByCalls {
  /** @throws Error with the code of the API error */
  put(path: string, body: object): Promise<unknown>;
  /** @throws Error with the code of the API error */
  delete(path: string): Promise<unknown>;
}

/** A new member who prepares data for a journey by API requests. @param wallet a wallet that the page uses too */
export async function memberByCalls(
  request: APIRequestContext,
  wallet: Wallet | HDNodeWallet = Wallet.createRandom(),
): Promise<CallingMember> {
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token?: string) => {
    const reply = await request.fetch(`${API_ORIGIN}${path}`, {
      method,
      ...(body ? { data: body } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { success, data, code } = (await reply.json()) as { success: boolean; data: unknown; code?: string };
    if (!success) throw new Error(code);
    return data;
  };
  const { user, token } = await logInByCalls(wallet, (_step, path, body) => send('POST', path, body));
  await acceptTermsByCalls(API_ORIGIN, token);
  return {
    id: user.id,
    post: async <Answer>(path: string, body: object) => (await send('POST', path, body, token)) as Answer,
    put: (path, body) => send('PUT', path, body, token),
    delete: (path) => send('DELETE', path, undefined, token),
  };
}
