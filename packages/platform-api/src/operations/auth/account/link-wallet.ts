import type { linkWallet as contract } from '@xana/contracts/http/auth/link-wallet';
import { insertWallet } from '../../../database/auth/identities.ts';
import { updateWalletUse } from '../../../database/auth/login-methods.ts';
import { findAccountByWallet } from '../../../database/users/users.ts';
import type { Handler } from '../../../http/handler.ts';
import { claimIdentity, findLoginMethods } from '../identities.ts';
import { readWalletName } from '../sessions/wallet-names.ts';
import { checksummed } from '../signed-login.ts';
import { addLoginMethod } from './add-login-method.ts';
import { checkLinkSignature } from './check-link-signature.ts';
import { notifyOtherSessions } from './notify-other-sessions.ts';
import { readOwnSession, requireRecentLogin } from './own-session.ts';

export const linkWallet: Handler<typeof contract> = async (call) => {
  const { input, caller, database, idTokens, apiError } = call;
  const { nonce, signature, idToken = null, method = null } = input;
  const { userId } = caller;
  const address = checksummed(input.walletAddress).toLowerCase();
  requireRecentLogin(await readOwnSession(database, caller));
  await checkLinkSignature(call, { caller, purpose: 'link', address, nonce, signature });
  const proven = idToken === null ? null : await idTokens.read(idToken, address);
  const others = proven?.email ? await findLoginMethods(database, proven.email, userId) : null;
  if (others) throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST', `This email logs in with: ${others.join(', ')}`);
  const walletName = readWalletName(input.walletName);
  const added = await addLoginMethod(database, caller, address, async (transaction) => {
    const isInserted = await insertWallet(transaction, address, userId);
    // An account is never merged into another.
    if (!isInserted && (await findAccountByWallet(transaction, address))?.id !== userId)
      throw apiError('USER.USER_ALREADY_EXIST');
    const taken = proven && (await claimIdentity(transaction, userId, { ...proven, walletAddress: address }));
    if (taken === 'identity') throw apiError('USER.USER_ALREADY_EXIST');
    if (taken === 'email') throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST');
    await updateWalletUse(transaction, address, { kind: method, walletName, isLogin: false });
  });
  if (added.isNew) await notifyOtherSessions(call, { kind: 'methodAdded', method: method ?? 'wallet', walletName });
  return added;
};
