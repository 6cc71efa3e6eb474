import { loginDismissed } from '@xana/contracts/events/auth';
import { profileChanged } from '@xana/contracts/events/profile-changed';
import type { WatchedHost } from './connection.ts';
import { limitSession } from './limit-session.ts';
import { createPendingAction } from './member-action.ts';
import { createMemberCalls } from './member-calls.ts';
import { createMemberSockets } from './member-sockets.ts';
import { createMembership } from './membership.ts';
import { createPreferences } from './preferences.ts';
import { type RemoteRights, readRights } from './remote-rights.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { SessionOptions } from './session-options.ts';
import { createSessionState } from './session-state.ts';
import type { RemoteSession, Session } from './session-types.ts';
import { sessionVerbs } from './session-verbs.ts';
import { createTabHandOff } from './tab-hand-off.ts';
import { createTelegramArrival } from './telegram-arrival.ts';
import { createTelegramLink } from './telegram-link.ts';

/**
 * Creates the page's one session. `start` restores an earlier one. `session` is for the frame and cannot call; `forRemote`
 * returns a session that may call what the remote declares, and `establish` if it has the grant.
 */
export function createSession(options: SessionOptions): {
  session: Session;
  forRemote(rights: RemoteRights): RemoteSession;
  start(): void;
  checkHost(host: WatchedHost): void;
} {
  const { config, bus, shellBus, tabStorage } = options;
  const storage = createSafeStorage(options.storage);
  const state = createSessionState(storage);
  const preferences = createPreferences(state.store, { ...options, storage });
  const handOff = createTabHandOff({ arrived: options.handOff, storage: tabStorage, window: options.window });
  const pendingAction = createPendingAction();
  const calls = createMemberCalls({
    options,
    state,
    onRenewed(user) {
      membership.arrive(user);
      pendingAction.settle('restore', user);
    },
    onEnded: (isBanned) => void membership.end(isBanned ? 'banned' : 'expired'),
  });
  const { token, client, connection, call } = calls;
  const sockets = createMemberSockets(config, { call });
  const telegramLink = createTelegramLink({
    arrived: options.telegramLink,
    storage: tabStorage,
    memberId: state.memberId,
  });
  const membership = createMembership({
    options,
    state,
    storage,
    token,
    client,
    sockets,
    pendingAction,
    handOff,
    telegramLink,
    onPreferences: preferences.reread,
  });
  const { establish, attachWallet, restore, end } = membership;
  bus.subscribe(loginDismissed, pendingAction.drop);
  bus.subscribe(profileChanged, () => state.is('member') && void token.renewNow());
  const arriveFromTelegram = createTelegramArrival({
    client,
    storage,
    handOff,
    establish,
    restore,
    isAwaited: state.isAwaited,
    endSession: () => void end('logout'),
    onFailed: (error) => options.onArrivalFailed?.(error),
  });

  const whole: Session = {
    state: state.read,
    subscribe: (listener) => state.subscribe(listener, preferences.atoms),
    call,
    ...sessionVerbs({
      bus: shellBus,
      status: () => state.read().status,
      wallet: state.wallet,
      setChain: preferences.verbs.setChain,
      keepAction: pendingAction.keep,
    }),
    logout: (reason = 'logout') => end(reason),
    openSocket: sockets.open,
    connection: state.connection,
    reconnect() {
      void connection.checkLost();
      if (state.isAwaited()) void token.renewNow();
    },
    wallet: state.wallet,
    ...preferences.verbs,
    handOff: handOff.read,
    clearHandOff: handOff.clear,
  };
  return {
    session: limitSession(whole, NO_RIGHTS),
    forRemote: (rights) => ({
      session: limitSession(whole, rights),
      ...(rights.grants.establishSession ? { establish, attachWallet } : {}),
      ...(rights.grants.manageLoginMethods ? { telegramLink: telegramLink.verbs } : {}),
    }),
    start: () => arriveFromTelegram(options) ?? restore(),
    checkHost: (host) => void connection.check(host),
  };
}

const NO_RIGHTS = readRights({ operations: {}, grants: [] });
