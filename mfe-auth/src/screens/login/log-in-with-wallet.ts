import { loginExternalWallet } from '@xana/contracts/http/auth/login-external-wallet';
import { saveUserNonce } from '@xana/contracts/http/auth/save-user-nonce';
import { verifySignature } from '@xana/contracts/http/auth/verify-signature';
import type { PublicConfig } from '@xana/contracts/public-config';
import type { EstablishSession, Session } from '@xana/session';
import type { InjectedWallet } from '@xana/wallet/injected-wallets';
import { formatLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { connectInjected, signText } from '../../connectors/injected.ts';

/** As long as the nonce lives, in milliseconds. */
const MESSAGE_LIFETIME = 5 * 60_000;

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
  const { address, provider } = connected;
  const { nonce, serverTime } = await session.call(saveUserNonce, { walletAddress: address });
  const bind = () =>
    formatLoginMessage({
      domain: new URL(siteOrigin).host,
      address,
      uri: siteOrigin,
      chainId: connected.chainId,
      nonce,
      issuedAt: serverTime,
      expirationTime: new Date(Date.parse(serverTime) + MESSAGE_LIFETIME).toISOString(),
    });
  // A host of the old form knows the welcome alone, no field that carries a message, and says no time.
  const message = messageMode === 'fixed' ? undefined : bind();
  const signature = await signText(connected, message ?? WELCOME_STATEMENT);
  const { builderLoginHash, deviceId = 'xana-web', loginFor } = session.handOff();
  const claim = { address, signature, message, is_web3_auth: 0 as const };
  await session.call(loginExternalWallet, { ...claim, builderLoginHash, deviceId, type: loginFor });
  const verified = await session.call(verifySignature, { nonce, signature, walletAddress: address, message });
  establish({ ...verified, wallet: { type: 'ethereum', address, provider } });
  return verified;
}
