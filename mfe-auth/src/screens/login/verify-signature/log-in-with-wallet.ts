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
 * The whole login: account of the wallet, nonce, signature, login, verification. The session stores the result of the last
 * step.
 */
export async function logInWithWallet({ wallet, session, establish, siteOrigin, messageMode }: WalletLogin) {
  const connected = await connectInjected(wallet);
  const { address, chainId, provider } = connected;
  // An API host with a fixed message returns no message and rejects unknown fields.
  const isFixed = messageMode === 'fixed';
  const nonceInput = { walletAddress: address, ...(isFixed ? {} : { chainId }) };
  const { nonce, message } = await session.call(saveUserNonce, nonceInput);
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

interface ExpectedLogin {
  address: string;
  nonce: string;
  siteOrigin: string;
}

/** Prevents phishing: the wallet signs no message for another site or address, whatever the API returns. */
function requireLoginMessage(text: string, { address, nonce, siteOrigin }: ExpectedLogin): void {
  const fields = parseLoginMessage(text);
  const isThisSite = fields?.domain === new URL(siteOrigin).host && fields.uri === siteOrigin;
  if (!isThisSite || fields.address !== address || fields.nonce !== nonce)
    throw new Error('The login message is not for this login.');
}
