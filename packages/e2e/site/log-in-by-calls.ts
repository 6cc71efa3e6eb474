import type { HDNodeWallet, Wallet } from 'ethers';

interface LoggedIn {
  user: { id: number };
  token: string;
}

/** Sends one request to the API. */
type Post = (step: 'nonce' | 'claim' | 'proof', path: string, body: object) => Promise<unknown>;

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
