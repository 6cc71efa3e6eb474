import { Wallet } from 'ethers';
import { acceptTermsByCalls, logInByCalls } from './log-in-by-calls.ts';

/**
 * Answers the welcome and the terms by API requests as the member of this wallet, so that a journey of another subject that
 * lasts longer than six seconds is not interrupted by their dialogs. It ends its own session. Call it before the page logs in:
 * afterwards the page would show a notice of this second login.
 * @param api the origin of the API
 * @param privateKey of the wallet, hexadecimal
 */
export async function answerBeforeLogin(api: string, privateKey: string): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const reply = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    const { success, data, code } = (await reply.json()) as { success: boolean; data: unknown; code?: string };
    if (!success) throw new Error(`${path}: ${code}`);
    return data;
  };
  const { token } = await logInByCalls(new Wallet(privateKey), (_step, path, body) => post(path, body));
  await post('/users/update-user-profile-details', { isPopUpShow: false }, token);
  await acceptTermsByCalls(api, token);
  await post('/auth/logout', {}, token);
}
