import { prepareLink } from '@xana/contracts/http/auth/linking';
import type { Session } from '@xana/session';
import type { ConnectedWallet } from '../../../connectors/connector.ts';
import { signText } from '../../../connectors/sign-text.ts';

interface LinkSignature {
  session: Session;
  wallet: Pick<ConnectedWallet, 'address' | 'chainId' | 'provider'>;
  siteOrigin: string;
  /** `confirm`: the wallet is a login method and proves that the member is there. */
  purpose: 'link' | 'confirm';
}

/** Asks the wallet to sign the server's message for this purpose. */
export async function signLink({ session, wallet, siteOrigin, purpose }: LinkSignature) {
  const { address, chainId } = wallet;
  const { nonce, message } = await session.call(prepareLink, { walletAddress: address, purpose, chainId });
  requireOwnMessage(message, { address, nonce, siteOrigin });
  return { walletAddress: address, nonce, signature: await signText(wallet, message) };
}

/** Prevents phishing: the wallet signs no message for another site or address, whatever the API returns. */
function requireOwnMessage(
  text: string,
  { address, nonce, siteOrigin }: { address: string; nonce: string; siteOrigin: string },
) {
  const [domain, signer] = text.split('\n');
  const isThisSite =
    domain === `${new URL(siteOrigin).host} wants you to sign in with your Ethereum account:` &&
    text.includes(`\nURI: ${siteOrigin}\n`);
  if (!isThisSite || signer !== address || !text.includes(`\nNonce: ${nonce}\n`))
    throw new Error('The link message is not for this site and wallet.');
}
