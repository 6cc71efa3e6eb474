import type { verifySignature as contract } from '@xana/contracts/http/auth/verify-signature';
import { readSessionKey } from '../../authentication/proofs/read-session-key.ts';
import { updateWalletUse } from '../../database/auth/login-methods.ts';
import { consumeLoginNonce } from '../../database/auth/login-nonces.ts';
import type { Handler } from '../../http/handler.ts';
import { findMember } from './members.ts';
import { isApp, sendRefreshToken } from './sessions/app-client.ts';
import { openSession } from './sessions/open-session.ts';
import { readWalletName } from './sessions/wallet-names.ts';
import { checkSignedLogin } from './signed-login.ts';

export const verifySignature: Handler<typeof contract> = async (call) => {
  const { input, config, database, apiError, request } = call;
  const thumbprint = await readSessionKey(call);
  const { walletAddress: address, nonce } = input;
  const { proof } = await checkSignedLogin({ ...input, address }, call);
  if (!(await consumeLoginNonce(database, { address, nonce, thumbprint }))) throw apiError('NONCE_INVALID');
  const member = await findMember(database, address.toLowerCase(), config);
  const [kind, walletName] = [input.method ?? null, readWalletName(input.walletName)];
  const wallet = address.toLowerCase();
  const method = { kind: kind ?? 'wallet', walletName, walletAddress: wallet } as const;
  const opened = await openSession(call, member, { proof, thumbprint, method, ...(isApp(request) ? { nonce } : {}) });
  await updateWalletUse(database, wallet, { kind, walletName, isLogin: true });
  return { ...sendRefreshToken(call, opened), isFirstLogin: opened.user.userProfile.isPopUpShow };
};
