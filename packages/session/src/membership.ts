import type { ApiClient } from '@xana/api-client';
import * as sessionEvents from '@xana/contracts/events/session';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { logout as logoutOperation } from '@xana/contracts/http/auth/sessions';
import type { createPendingAction } from './member-action.ts';
import { DEFAULT_TIMEOUT_MS } from './member-calls.ts';
import type { createMemberSockets } from './member-sockets.ts';
import type { MemberToken } from './member-token.ts';
import { createMemberWallet } from './member-wallet.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { restoreSession } from './restore-session.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { SessionOptions } from './session-options.ts';
import type { SessionStateStore } from './session-state.ts';
import type { Credentials, LogoutReason, WalletHandle } from './session-types.ts';
import type { createTabHandOff } from './tab-hand-off.ts';
import type { createTelegramLink } from './telegram-link.ts';

interface MembershipOptions {
  options: SessionOptions;
  state: SessionStateStore;
  storage: SafeStorage;
  token: MemberToken;
  client: ApiClient;
  sockets: ReturnType<typeof createMemberSockets>;
  pendingAction: ReturnType<typeof createPendingAction>;
  handOff: ReturnType<typeof createTabHandOff>;
  telegramLink: ReturnType<typeof createTelegramLink>;
  /** Another tab changed locale, theme or chain. */
  onPreferences(): void;
}

/** How a session begins, is restored and ends, in this tab and in the others of the browser. */
export function createMembership(membership: MembershipOptions) {
  const { options, state, storage, token, client, sockets, pendingAction, handOff, telegramLink } = membership;
  const { bus, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const wallet = createMemberWallet({
    read: state.wallet,
    write: state.writeWallet,
    onLeft: () => void end('accountChanged'),
  });
  const tabs = watchOtherTabs({
    channel: options.channel,
    window: options.window,
    onLogout: () => void end('otherTab'),
    onPreferences: membership.onPreferences,
    onRecheck: recheck,
  });

  function arrive(user: SessionUser) {
    const before = state.memberId();
    if (state.wallet()?.address.toLowerCase() !== user.userWallet.address.toLowerCase()) {
      const type = storage.read('walletType') as WalletHandle['type'] | null;
      state.writeWallet({ type: type ?? 'ethereum', address: user.userWallet.address, provider: null });
    }
    state.write({ status: 'member', user });
    storage.write('userConnected', 'true');
    storage.write('user', JSON.stringify(user));
    if (before === user.id) return;
    bus.publish(sessionEvents.memberArrived, { userId: user.id });
    if (telegramLink.isReturnOf(user.id)) bus.publish(sessionEvents.telegramLinkReturned, { userId: user.id });
    const endsAt = Number(storage.read('telegramVisit'));
    if (endsAt) bus.publish(sessionEvents.telegramVisitStarted, { userId: user.id, endsAt });
  }

  function establish({ user, token: value, expiresAt, serverTime, wallet: signer }: Credentials) {
    token.keep({ token: value, expiresAt, serverTime });
    storage.write('walletType', signer.type);
    wallet.hold(signer);
    arrive(user);
    pendingAction.settle('login', user);
    // An app that waits for the member's consent is told by mfe-auth, which then clears the hand-off.
    if (!handOff.read().builderLoginHash) handOff.clear();
  }

  const restore = () =>
    void restoreSession({
      token,
      timeoutMs,
      isStillWanted: state.isAwaited,
      onUnreachable: () => state.isAwaited() && state.write({ status: 'unreachable' }),
    });

  /** Reads from storage what other tabs did while this one was frozen or in the back/forward cache. */
  function recheck() {
    const isConnected = storage.read('userConnected') === 'true';
    const memberId = state.memberId();
    if (!state.is('visitor') && !isConnected) void end('otherTab');
    else if (memberId !== undefined && storedUserId(storage.read('user')) !== memberId) void token.renewNow();
    else if (state.is('visitor') && isConnected) {
      state.write({ status: 'restoring' });
      restore();
    }
  }

  /** Ends the session in this tab. The tab where a member logs out tells the server; the others only follow. */
  async function end(cause: LogoutReason) {
    if (state.is('visitor')) return;
    // The tab that logs out clears storage before it calls the server, so an earlier 401 here means a logout too.
    const reason = cause === 'expired' && storage.read('userConnected') === null ? 'otherTab' : cause;
    const userId = state.memberId() ?? 0;
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
    state.writeWallet(null);
    state.write({ status: 'visitor' });
    await request?.catch(() => undefined);
  }

  return { arrive, establish, attachWallet: wallet.attach, restore, end };
}

function storedUserId(user: string | null): number | undefined {
  try {
    return (JSON.parse(user ?? 'null') as { id?: number } | null)?.id;
  } catch {
    return undefined;
  }
}
