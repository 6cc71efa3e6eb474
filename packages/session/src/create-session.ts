import { apiError, createApiClient, isApiError } from '@xana/api-client';
import { loginDismissed } from '@xana/contracts/events/auth';
import { profileChanged } from '@xana/contracts/events/profile-changed';
import * as sessionEvents from '@xana/contracts/events/session';
import { logout as logoutOperation } from '@xana/contracts/http/auth/logout';
import { refreshToken } from '@xana/contracts/http/auth/refresh-token';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { Operation } from '@xana/contracts/operation';
import { atom, createStore } from 'jotai/vanilla';
import { type Connection, createConnection, type WatchedHost } from './connection.ts';
import { limitSession } from './limit-session.ts';
import { createPendingAction } from './member-action.ts';
import { createMemberSockets } from './member-sockets.ts';
import { createMemberToken, type RefreshOutcome } from './member-token.ts';
import { createMemberWallet } from './member-wallet.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { createPreferences } from './preferences.ts';
import { lazyProofs } from './proofs/lazy-proofs.ts';
import { type RemoteRights, readRights } from './remote-rights.ts';
import { restoreSession } from './restore-session.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { SessionOptions } from './session-options.ts';
import type { Credentials, LogoutReason, RemoteSession, Session, SessionState, WalletHandle } from './session-types.ts';
import { sessionVerbs } from './session-verbs.ts';
import { createTabHandOff } from './tab-hand-off.ts';
import { createTelegramArrival } from './telegram-arrival.ts';
import { createTelegramLink } from './telegram-link.ts';

const DEFAULT_TIMEOUT_MS = 3_500;

/**
 * Creates the page's one session. `start` restores an earlier one. `session` is for the frame and cannot call; `forRemote`
 * returns a session that may call what the remote declares, and `establish` if it has the grant.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the session lives in one closure, so that no other code can reach its token.
export function createSession(options: SessionOptions): {
  session: Session;
  forRemote(rights: RemoteRights): RemoteSession;
  start(): void;
  checkHost(host: WatchedHost): void;
} {
  const { config, bus, shellBus, timeoutMs = DEFAULT_TIMEOUT_MS, isOnline = () => true } = options;
  const store = createStore();
  const storage = createSafeStorage(options.storage);
  const preferences = createPreferences(store, { ...options, storage });
  const wasConnected = storage.read('userConnected') === 'true';
  const stateAtom = atom<SessionState>({ status: wasConnected ? 'restoring' : 'visitor' });
  const walletAtom = atom<WalletHandle | null>(null);
  const connectionAtom = atom<Connection>({ status: 'online', recoveries: 0 });
  const isAwaited = () => /restoring|unreachable/.test(store.get(stateAtom).status);
  const handOff = createTabHandOff({
    arrived: options.handOff,
    storage: options.tabStorage,
    window: options.window,
  });

  const token = createMemberToken({
    renew,
    onEnded: (isBanned) => void end(isBanned ? 'banned' : 'expired'),
    locks: options.locks,
    now: options.now,
  });
  const client = createApiClient({
    origins: config.origins,
    accessToken: readToken,
    refresh: async () => {
      // The session ended during the call: there is nothing to refresh.
      if (store.get(stateAtom).status === 'visitor') return null;
      await token.renewNow();
      return token.read();
    },
    validateReplies: options.validateReplies ?? false,
    // A host with the fixed message mode does not support DPoP.
    proofs: config.authMessageMode === 'fixed' ? undefined : lazyProofs(),
    preloaded: (operation, input) =>
      store.get(stateAtom).status === 'visitor' ? options.preloaded?.(operation, input) : undefined,
  });
  const connection = createConnection({
    origins: config.origins,
    timeoutMs,
    isOnline,
    window: options.window,
    onChange(next) {
      const isBack = next.recoveries !== store.get(connectionAtom).recoveries;
      if (isBack && isAwaited()) void token.renewNow();
      store.set(connectionAtom, next);
    },
  });
  const call: Session['call'] = async (operation, input, callOptions) => {
    const send = () => connection.watch(operation, () => client.call(operation, input, callOptions));
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'TERMS_NOT_ACCEPTED') throw error;
      const { acceptTermsFirst } = await import('./accept-terms-first.ts').catch(() => {
        throw error;
      });
      if (!(await acceptTermsFirst({ bus, shellBus })) || callOptions?.signal?.aborted) throw error;
      // The server checks the terms before it does anything, so the call is not repeated twice.
      return send();
    }
  };
  const sockets = createMemberSockets(config, { call });
  const pendingAction = createPendingAction();
  const memberWallet = createMemberWallet({
    read: () => store.get(walletAtom),
    write: (wallet) => store.set(walletAtom, wallet),
    onLeft: () => void end('accountChanged'),
  });
  const telegramLink = createTelegramLink({
    arrived: options.telegramLink,
    storage: options.tabStorage,
    memberId() {
      const state = store.get(stateAtom);
      return state.status === 'member' ? state.user.id : undefined;
    },
  });
  bus.subscribe(loginDismissed, pendingAction.drop);
  bus.subscribe(profileChanged, () => store.get(stateAtom).status === 'member' && void token.renewNow());
  const tabs = watchOtherTabs({
    channel: options.channel,
    window: options.window,
    onLogout: () => void end('otherTab'),
    onPreferences: preferences.reread,
    onRecheck: recheck,
  });

  async function renew(): Promise<RefreshOutcome> {
    try {
      const fresh = await call(refreshToken, {}, { authorize: false });
      const onStored = () => {
        if (store.get(stateAtom).status === 'visitor') return;
        arrive(fresh.user);
        pendingAction.settle('restore', fresh.user);
      };
      return { status: 'renewed', fresh, onStored };
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
      return isRefused ? { status: 'ended', isBanned: error.code === 'AUTH.BANNED' } : { status: 'unreachable' };
    }
  }

  /** While a session is being restored, a members' call tries to restore it first; "Try again" in a list relies on it. */
  async function readToken({ authorization }: Operation): Promise<string | null> {
    if (authorization === 'required' && isAwaited()) await token.renewNow();
    const current = await token.read();
    if (current || !isAwaited() || authorization !== 'required') return current;
    throw apiError({
      code: 'NETWORK_UNREACHABLE',
      message: 'The session is not restored yet because the server does not answer.',
    });
  }

  function arrive(user: SessionUser) {
    const before = store.get(stateAtom);
    if (store.get(walletAtom)?.address.toLowerCase() !== user.userWallet.address.toLowerCase()) {
      const type = storage.read('walletType') as WalletHandle['type'] | null;
      store.set(walletAtom, { type: type ?? 'ethereum', address: user.userWallet.address, provider: null });
    }
    store.set(stateAtom, { status: 'member', user });
    storage.write('userConnected', 'true');
    storage.write('user', JSON.stringify(user));
    if (before.status === 'member' && before.user.id === user.id) return;
    bus.publish(sessionEvents.memberArrived, { userId: user.id });
    if (telegramLink.isReturnOf(user.id)) bus.publish(sessionEvents.telegramLinkReturned, { userId: user.id });
    const endsAt = Number(storage.read('telegramVisit'));
    if (endsAt) bus.publish(sessionEvents.telegramVisitStarted, { userId: user.id, endsAt });
  }

  /** Reads from storage what other tabs did while this one was frozen or in the back/forward cache. */
  function recheck() {
    const state = store.get(stateAtom);
    const isConnected = storage.read('userConnected') === 'true';
    if (state.status !== 'visitor' && !isConnected) void end('otherTab');
    else if (state.status === 'member' && storedUserId(storage.read('user')) !== state.user.id) void token.renewNow();
    else if (state.status === 'visitor' && isConnected) {
      store.set(stateAtom, { status: 'restoring' });
      restore();
    }
  }

  const restore = () =>
    void restoreSession({
      token,
      timeoutMs,
      isStillWanted: isAwaited,
      onUnreachable: () => isAwaited() && store.set(stateAtom, { status: 'unreachable' }),
    });

  /** Ends the session in this tab. The tab where a member logs out tells the server; the others only follow. */
  async function end(cause: LogoutReason) {
    const state = store.get(stateAtom);
    if (state.status === 'visitor') return;
    // The tab that logs out clears storage before it calls the server, so an earlier 401 here means a logout too.
    const reason = cause === 'expired' && storage.read('userConnected') === null ? 'otherTab' : cause;
    const userId = state.status === 'member' ? state.user.id : 0;
    pendingAction.drop();
    handOff.clear();
    const lastToken = token.clear();
    // Published first, so that handlers can still send on open sockets.
    bus.publish(sessionEvents.memberLeft, { userId, reason });
    if (reason !== 'otherTab') tabs.emitLogout(userId);
    sockets.closeAll();
    storage.clearForLogout();
    const credentials = lastToken ? { token: lastToken } : { authorize: false };
    const request =
      // In the other cases the server has ended the session already.
      reason === 'otherTab' || reason === 'expired' || reason === 'banned'
        ? undefined
        : client.call(logoutOperation, {}, { keepalive: true, ...credentials });
    // Path and state change in one task, so that a members' page does not render for a visitor and open the login dialog.
    // An expired session does not navigate: the user keeps reading a public page.
    if (reason !== 'expired') options.goTo('/');
    store.set(walletAtom, null);
    store.set(stateAtom, { status: 'visitor' });
    await request?.catch(() => undefined);
  }

  function establish({ user, token: value, expiresAt, serverTime, wallet }: Credentials) {
    token.keep({ token: value, expiresAt, serverTime });
    storage.write('walletType', wallet.type);
    memberWallet.hold(wallet);
    arrive(user);
    pendingAction.settle('login', user);
    // An app that waits for the member's consent is told by mfe-auth, which then clears the hand-off.
    if (!handOff.read().builderLoginHash) handOff.clear();
  }

  const arriveFromTelegram = createTelegramArrival({
    client,
    storage,
    handOff,
    establish,
    isAwaited,
    restore,
    endSession: () => void end('logout'),
    onFailed: (error) => options.onArrivalFailed?.(error),
  });

  const whole: Session = {
    state: () => store.get(stateAtom),
    subscribe(listener) {
      const stops = [stateAtom, connectionAtom, walletAtom, ...preferences.atoms].map((each) =>
        store.sub(each, listener),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    call,
    ...sessionVerbs({
      bus: shellBus,
      status: () => store.get(stateAtom).status,
      wallet: () => store.get(walletAtom),
      setChain: preferences.verbs.setChain,
      keepAction: pendingAction.keep,
    }),
    logout: (reason = 'logout') => end(reason),
    openSocket: sockets.open,
    connection: () => store.get(connectionAtom),
    reconnect() {
      void connection.checkLost();
      if (isAwaited()) void token.renewNow();
    },
    wallet: () => store.get(walletAtom),
    ...preferences.verbs,
    handOff: handOff.read,
    clearHandOff: handOff.clear,
  };
  return {
    session: limitSession(whole, NO_RIGHTS),
    forRemote: (rights) => ({
      session: limitSession(whole, rights),
      ...(rights.grants.establishSession ? { establish, attachWallet: memberWallet.attach } : {}),
      ...(rights.grants.manageLoginMethods ? { telegramLink: telegramLink.verbs } : {}),
    }),
    start: () => arriveFromTelegram(options) ?? restore(),
    checkHost: (host) => void connection.check(host),
  };
}

const NO_RIGHTS = readRights({ operations: {}, grants: [] });

function storedUserId(user: string | null): number | undefined {
  try {
    return (JSON.parse(user ?? 'null') as { id?: number } | null)?.id;
  } catch {
    return undefined;
  }
}
