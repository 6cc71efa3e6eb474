import type { HDNodeWallet, Wallet } from 'ethers';

interface LoggedIn {
  user: { id: number };
  token: string;
}

/** Sends one request to the API. */
type Post = (step: 'nonce' | 'claim' | 'proof', path: string, body: object) => Promise<unknown>;

/** Accepts the current terms, which members need to publish and to buy. @param api the origin of the API */
export async function acceptTermsByCalls(api: string, token: string): Promise<void> {
  const terms = await fetch(`${api}/terms/get-terms/en`);
  const { version } = ((await terms.json()) as { data: { version: string } }).data;
  const accepted = await fetch(`${api}/terms/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ version }),
  });
  if (!accepted.ok) throw new Error(`The terms were not accepted: status ${accepted.status}`);
}

/** Logs in with a wallet by API requests, as the page does. */
export async function logInByCalls(wallet: Wallet | HDNodeWallet, post: Post): Promise<LoggedIn> {
  const { nonce, message } = (await post('nonce', '/auth/save-user-nonce', { walletAddress: wallet.address })) as {
    nonce: string;
    message: string;
  };
  const signature = await wallet.signMessage(message);
  await post('claim', '/auth/login-external-wallet', { address: wallet.address, signature, is_web3_auth: 0 });
  const proof = { nonce, signature, walletAddress: wallet.address };
  return (await post('proof', '/auth/v3/verify-signature', proof)) as LoggedIn;
}
