import { apiError, createApiClient, isApiError } from '@xana/api-client';
import { loginDismissed } from '@xana/contracts/events/auth';
import * as sessionFacts from '@xana/contracts/events/session';
import { logout as logoutOperation } from '@xana/contracts/http/auth/logout';
import { refreshToken } from '@xana/contracts/http/auth/refresh-token';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { Operation } from '@xana/contracts/operation';
import type { PublicConfig } from '@xana/contracts/public-config';
import type { OwnedBus, TabChannel } from '@xana/event-bus';
import { atom, createStore } from 'jotai/vanilla';
import { type Connection, createConnection, type WatchedHost } from './connection.ts';
import { limitSession } from './limit-session.ts';
import { createPendingAction } from './member-action.ts';
import { createMemberSockets } from './member-sockets.ts';
import { createMemberToken, type RefreshOutcome, type TabLocks } from './member-token.ts';
import { listenToOtherTabs } from './other-tabs.ts';
import { createPreferences, type PreferenceSources } from './preferences.ts';
import { lazyProofs } from './proofs/lazy-proofs.ts';
import { type RemoteRights, readRights } from './remote-rights.ts';
import { restoreSession } from './restore-session.ts';
import { createSafeStorage, type KeyValueStorage } from './safe-storage.ts';
import type {
  Credentials,
  HandOff,
  LogoutReason,
  RemoteSession,
  Session,
  SessionState,
  WalletHandle,
} from './session-types.ts';
import { sessionVerbs } from './session-verbs.ts';
import { createTabHandOff } from './tab-hand-off.ts';

export interface SessionOptions extends Omit<PreferenceSources, 'storage'> {
  config: PublicConfig;
  /** To publish `session:…` and `shell:…` facts. */
  bus: OwnedBus<'session'>;
  shellBus: OwnedBus<'shell'>;
  storage?: KeyValueStorage;
  locks?: TabLocks;
  channel?: TabChannel;
  window?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Of this tab: `sessionStorage`. */
  tabStorage?: KeyValueStorage;
  /** What this page's address brought. */
  handOff?: HandOff;
  telegramToken?: string;
  /** A login that the address asked for failed. @param error an ApiError */
  onArrivalFailed?(error: unknown): void;
  validateReplies?: boolean;
  now?(): number;
  /** Milliseconds after which an unanswered call is suspicious on the line that brought the page. */
  timeoutMs?: number;
  /** What the browser says of its network. */
  isOnline?(): boolean;
  preloaded?(operation: Operation, input: unknown): Promise<unknown> | undefined;
  goTo(path: string): void;
}

const DEFAULT_TIMEOUT_MS = 3_500;

/**
 * Makes the page's one session. `start` restores an earlier one. `session` is the frame's and calls nothing; `forRemote`
 * is what one remote gets: a session that calls what it has declared, and `establish` with the grant for it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure holds the session; in pieces it would be handed around.
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
    onEnded: () => void end('expired'),
    locks: options.locks,
    now: options.now,
  });
  const client = createApiClient({
    origins: config.origins,
    accessToken: readToken,
    refresh: async () => {
      // A call of a session that has ended meanwhile: there is nothing left to refresh.
      if (store.get(stateAtom).status === 'visitor') return null;
      await token.renewNow();
      return token.read();
    },
    validateReplies: options.validateReplies ?? false,
    // A host of the old message form knows no proofs.
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
  const call: Session['call'] = (operation, input, callOptions) =>
    connection.watch(operation, () => client.call(operation, input, callOptions));
  const sockets = createMemberSockets(config, { call });
  const pendingAction = createPendingAction();
  bus.subscribe(loginDismissed, pendingAction.drop);
  const tabs = listenToOtherTabs({
    channel: options.channel,
    window: options.window,
    onLogout: () => void end('otherTab'),
    onPreferences: preferences.reread,
    onRecheck: recheck,
  });

  async function renew(): Promise<RefreshOutcome> {
    try {
      const fresh = await call(refreshToken, {}, { authorize: false });
      const onKept = () => {
        if (store.get(stateAtom).status === 'visitor') return;
        arrive(fresh.user);
        pendingAction.settle('restore', fresh.user);
      };
      return { status: 'renewed', fresh, onKept };
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
      return { status: isRefused ? 'ended' : 'unreachable' };
    }
  }

  /** While a session is awaited, a call for members tries to restore it first: so does «Try again» in each of their lists. */
  async function readToken({ authorization }: Operation): Promise<string | null> {
    if (authorization === 'required' && isAwaited()) await token.renewNow();
    const current = await token.read();
    if (current || !isAwaited() || authorization !== 'required') return current;
    throw apiError({ code: 'NETWORK_UNREACHABLE', message: 'The session could not be restored yet.' });
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
    bus.publish(sessionFacts.memberArrived, { userId: user.id });
    if (store.get(walletAtom)?.type === 'SNS') bus.publish(sessionFacts.telegramVisitStarted, { userId: user.id });
  }

  /** What happened in other tabs while this one was frozen or kept for Back stands in storage. */
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
    // The tab that logs out clears storage before it tells the server, so a refusal that arrives first means the same.
    const reason = cause === 'expired' && storage.read('userConnected') === null ? 'otherTab' : cause;
    const userId = state.status === 'member' ? state.user.id : 0;
    pendingAction.drop();
    handOff.clear();
    const lastToken = token.clear();
    // Published first: sockets say goodbye while they are still open.
    bus.publish(sessionFacts.memberLeft, { userId, reason });
    if (reason !== 'otherTab') tabs.emitLogout(userId);
    sockets.closeAll();
    storage.clearForLogout();
    const credentials = lastToken ? { token: lastToken } : { authorize: false };
    const told =
      reason === 'otherTab' || reason === 'expired'
        ? undefined
        : client.call(logoutOperation, {}, { keepalive: true, ...credentials });
    // The address and the state change in one task: a page for members must not render for a visitor and ask for a login.
    // A session that ran out is no wish to leave: whoever reads a public page goes on reading.
    if (reason !== 'expired') options.goTo('/');
    store.set(walletAtom, null);
    store.set(stateAtom, { status: 'visitor' });
    await told?.catch(() => undefined);
  }

  function establish({ user, token: value, expiresAt, serverTime, wallet }: Credentials) {
    token.keep({ token: value, expiresAt, serverTime });
    storage.write('walletType', wallet.type);
    store.set(walletAtom, { ...wallet });
    arrive(user);
    watchAccount(wallet, () => store.get(walletAtom)?.provider === wallet.provider && void end('accountChanged'));
    pendingAction.settle('login', user);
    handOff.clear();
  }

  /** An earlier session is not restored meanwhile: its answer would replace the new refresh cookie. */
  async function arriveFromTelegram(oneTimeToken: string) {
    try {
      const { exchangeArrivalToken } = await import('./exchange-arrival-token.ts');
      const live = await exchangeArrivalToken(client, oneTimeToken, handOff.read());
      establish({ ...live, wallet: { type: 'SNS', address: live.user.userWallet.address, provider: null } });
    } catch (error) {
      handOff.clear();
      options.onArrivalFailed?.(error);
      if (isApiError(error) && error.status > 0) void end('logout');
      else restore();
    }
  }

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
    ...sessionVerbs({ bus: shellBus, status: () => store.get(stateAtom).status, keepAction: pendingAction.keep }),
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
      ...(rights.grants.establishSession ? { establish } : {}),
    }),
    start: () => (options.telegramToken ? void arriveFromTelegram(options.telegramToken) : restore()),
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

/** Nobody goes on acting as an account that their wallet has left. */
function watchAccount({ provider, address }: Credentials['wallet'], onLeft: () => void): void {
  provider?.on?.('accountsChanged', (accounts: unknown) => {
    const [first] = accounts as string[];
    if (first?.toLowerCase() !== address.toLowerCase()) onLeft();
  });
}
