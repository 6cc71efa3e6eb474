import { loginExternalWallet } from '@xana/contracts/http/auth/login-external-wallet';
import { saveUserNonce } from '@xana/contracts/http/auth/save-user-nonce';
import { verifySignature } from '@xana/contracts/http/auth/verify-signature';
import type { PublicConfig } from '@xana/contracts/public-config';
import type { EstablishSession, Session } from '@xana/session';
import type { InjectedWallet } from '@xana/wallet/injected-wallets';
import { parseLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { connectInjected, signText } from '../../../connectors/injected.ts';

interface WalletLogin {
  wallet: InjectedWallet;
  session: Session;
  establish: EstablishSession;
  siteOrigin: string;
  messageMode: PublicConfig['authMessageMode'];
}

/**
 * The whole login: address, nonce, signature, login, verification. Nothing is kept here; the session takes over what the
 * last step answers.
 */
export async function logInWithWallet({ wallet, session, establish, siteOrigin, messageMode }: WalletLogin) {
  const connected = await connectInjected(wallet);
  const { address, chainId, provider } = connected;
  // An API host that knows the constant text alone answers no message and refuses fields that it does not know.
  const isFixed = messageMode === 'fixed';
  const asked = { walletAddress: address, ...(isFixed ? {} : { chainId }) };
  const { nonce, message } = await session.call(saveUserNonce, asked);
  if (!isFixed) requireLoginMessage(message, { address, nonce, siteOrigin });
  const signature = await signText(connected, isFixed ? WELCOME_STATEMENT : message);
  const { builderLoginHash, deviceId = 'xana-web', loginFor } = session.handOff();
  const claim = { address, signature, is_web3_auth: 0 as const, ...(isFixed ? {} : { message }) };
  await session.call(loginExternalWallet, { ...claim, builderLoginHash, deviceId, type: loginFor });
  const verified = await session.call(verifySignature, {
    nonce,
    signature,
    walletAddress: address,
    ...(isFixed ? {} : { message }),
  });
  establish({ ...verified, wallet: { type: 'ethereum', address, provider } });
  return verified;
}

interface Expected {
  address: string;
  nonce: string;
  siteOrigin: string;
}

/** The wallet never signs a text for another site or address, whatever the API answers. */
function requireLoginMessage(text: string, { address, nonce, siteOrigin }: Expected): void {
  const fields = parseLoginMessage(text);
  const isOurs = fields?.domain === new URL(siteOrigin).host && fields.uri === siteOrigin;
  if (!isOurs || fields.address !== address || fields.nonce !== nonce)
    throw new Error('The login message is not for this login.');
}
