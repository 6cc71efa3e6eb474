import { formatLoginMessage } from '@xana/wallet/login-message';
import type { HDNodeWallet, Wallet } from 'ethers';

interface LoggedIn {
  user: { id: number };
  token: string;
}

/** A call of the API; the last one's answer is the session. */
type Post = (step: 'nonce' | 'claim' | 'proof', path: string, body: object) => Promise<unknown>;

/** What a page does for a wallet's login, as calls alone. @param siteOrigin for which the wallet signs */
export async function logInByCalls(wallet: Wallet | HDNodeWallet, siteOrigin: string, post: Post): Promise<LoggedIn> {
  const { nonce, serverTime } = (await post('nonce', '/auth/save-user-nonce', { walletAddress: wallet.address })) as {
    nonce: string;
    serverTime: string;
  };
  const message = formatLoginMessage({
    domain: new URL(siteOrigin).host,
    address: wallet.address,
    uri: siteOrigin,
    chainId: 8888,
    nonce,
    issuedAt: serverTime,
    expirationTime: new Date(Date.parse(serverTime) + 240_000).toISOString(),
  });
  const signature = await wallet.signMessage(message);
  await post('claim', '/auth/login-external-wallet', { address: wallet.address, signature, message, is_web3_auth: 0 });
  const proof = { nonce, message, signature, walletAddress: wallet.address };
  return (await post('proof', '/auth/v3/verify-signature', proof)) as LoggedIn;
}
