import { loginExternalWallet, saveUserNonce, verifySignature } from '@xana/contracts/http/auth/wallet-login';
import type { PublicConfig } from '@xana/contracts/public-config';
import type { EstablishSession, Session } from '@xana/session';
import type { WalletType } from '@xana/wallet/injected-wallets';
import { parseLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import type { ConnectedWallet } from '../../connectors/connector.ts';
import { settleWithin } from '../../connectors/settle-within.ts';
import { signText } from '../../connectors/sign-text.ts';
import { describeMethod, type NamedAttempt } from '../../shared/methods/describe-method.ts';

interface Login {
  wallet: ConnectedWallet;
  /** What the member chose. */
  attempt: NamedAttempt;
  session: Session;
  establish: EstablishSession;
  siteOrigin: string;
  messageMode: PublicConfig['authMessageMode'];
  /** A cancelled login ignores a signature that the wallet still returns. */
  signal?: AbortSignal;
}

/** The login message expires after this time. */
const SIGNATURE_TIMEOUT_MS = 300_000;

/** Login methods whose wallet belongs to an account at another service (LG-06). */
const SOCIAL: readonly WalletType[] = ['web3Auth', 'magiclink', 'SNS'];

/**
 * The login with a connected wallet: nonce, signature, login, verification. The session stores the result of the last step.
 */
export async function logIn({ wallet, attempt, session, establish, siteOrigin, messageMode, signal }: Login) {
  const { address, chainId, provider, walletType, email, idToken } = wallet;
  // An API host with a fixed message returns no message and rejects unknown fields.
  const isFixed = messageMode === 'fixed';
  const nonceInput = { walletAddress: address, ...(isFixed ? {} : { chainId }) };
  const { nonce, message } = await session.call(saveUserNonce, nonceInput);
  if (!isFixed) requireLoginMessage(message, { address, nonce, siteOrigin });
  const signature = await settleWithin(
    signText(wallet, isFixed ? WELCOME_STATEMENT : message),
    SIGNATURE_TIMEOUT_MS,
    signal ?? new AbortController().signal,
  );
  const { builderLoginHash, deviceId = 'xana-web', loginFor } = session.handOff();
  const claim = {
    address,
    signature,
    is_web3_auth: SOCIAL.includes(walletType) ? (1 as const) : (0 as const),
    ...(email ? { email } : {}),
    ...(isFixed ? {} : { message, ...(idToken ? { idToken } : {}) }),
  };
  await session.call(loginExternalWallet, { ...claim, builderLoginHash, deviceId, type: loginFor });
  const verified = await session.call(verifySignature, {
    nonce,
    signature,
    walletAddress: address,
    ...(isFixed ? {} : { message, ...describeMethod(wallet, attempt) }),
  });
  establish({ ...verified, wallet: { type: walletType, address, provider } });
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
