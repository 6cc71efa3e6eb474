import type { linkTelegram as contract } from '@xana/contracts/http/auth/link-telegram';
import { findIdentityOwner, insertIdentity } from '../../../database/auth/identities.ts';
import type { Handler } from '../../../http/handler.ts';
import { consumeTelegramLogin } from '../telegram/consume-telegram-login.ts';
import { addLoginMethod } from './add-login-method.ts';
import { methodId } from './method-ids.ts';
import { notifyOtherSessions } from './notify-other-sessions.ts';
import { readOwnSession, requireRecentLogin } from './own-session.ts';

export const linkTelegram: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { userId } = caller;
  requireRecentLogin(await readOwnSession(database, caller));
  await consumeTelegramLogin(call, input);
  const identity = { issuer: 'telegram', subject: input.id };
  const added = await addLoginMethod(
    database,
    caller,
    methodId({ ...identity, address: null }),
    async (transaction) => {
      await insertIdentity(transaction, identity, userId);
      const owner = await findIdentityOwner(transaction, identity);
      // An account is never merged into another.
      if (owner?.id !== userId) throw apiError('USER.USER_ALREADY_EXIST');
    },
  );
  if (added.isNew) await notifyOtherSessions(call, { kind: 'methodAdded', method: 'telegram', walletName: null });
  return added;
};
