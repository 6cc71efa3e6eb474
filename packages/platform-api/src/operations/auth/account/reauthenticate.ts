import type { reauthenticate as contract } from '@xana/contracts/http/auth/reauthenticate';
import { selectLoginMethods } from '../../../database/auth/login-methods.ts';
import { updateAuthenticatedAt } from '../../../database/auth/sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { checksummed } from '../signed-login.ts';
import { checkLinkSignature } from './check-link-signature.ts';
import { MAX_AUTHENTICATION_AGE_MS, readOwnSession } from './own-session.ts';

export const reauthenticate: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { nonce, signature } = input;
  const address = checksummed(input.walletAddress).toLowerCase();
  await readOwnSession(database, caller);
  await checkLinkSignature(call, { caller, purpose: 'confirm', address, nonce, signature });
  // The wallet may have been removed since `prepareLink`.
  const methods = await selectLoginMethods(database, caller.userId);
  if (!methods.some((method) => method.address === address)) throw apiError('NOT_FOUND');
  await updateAuthenticatedAt(database, caller.sessionId);
  return { freshUntil: new Date(Date.now() + MAX_AUTHENTICATION_AGE_MS).toISOString() };
};
