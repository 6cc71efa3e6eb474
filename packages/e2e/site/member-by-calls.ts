import type { APIRequestContext } from '@playwright/test';
import { Wallet } from 'ethers';
import { logInByCalls } from './log-in-by-calls.ts';
import { API_ORIGIN } from './test-topology.ts';

export interface MemberByCalls {
  id: number;
  /** @throws Error with the code of the API error */
  post<Answer>(path: string, body: object): Promise<Answer>;
}

/** A new member who prepares data for a journey by API requests. */
export async function memberByCalls(request: APIRequestContext): Promise<MemberByCalls> {
  const send = async (path: string, body: object, token?: string) => {
    const reply = await request.post(`${API_ORIGIN}${path}`, {
      data: body,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { success, data, code } = (await reply.json()) as { success: boolean; data: unknown; code?: string };
    if (!success) throw new Error(code);
    return data;
  };
  const { user, token } = await logInByCalls(Wallet.createRandom(), (_step, path, body) => send(path, body));
  return { id: user.id, post: async <Answer>(path: string, body: object) => (await send(path, body, token)) as Answer };
}
