import { apiError, createApiClient, isApiError, type Proofs } from '@xana/api-client';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { refreshToken } from '@xana/contracts/http/auth/sessions';
import type { Operation } from '@xana/contracts/operation';
import { createConnection } from './connection.ts';
import { createMemberToken, type RefreshOutcome } from './member-token.ts';
import type { createPageProofs } from './proofs/page-proofs.ts';
import type { SessionOptions } from './session-options.ts';
import type { SessionStateStore } from './session-state.ts';
import type { Session } from './session-types.ts';

export const DEFAULT_TIMEOUT_MS = 3_500;

interface MemberCallsOptions {
  options: SessionOptions;
  state: SessionStateStore;
  /** The server has renewed the session of this browser. */
  onRenewed(user: SessionUser): void;
  /** The server has ended the session. */
  onEnded(isBanned: boolean): void;
}

/** Calls of the platform with the member's token, which stays in this closure, and the connection that they observe. */
export function createMemberCalls({ options, state, onRenewed, onEnded }: MemberCallsOptions) {
  const { config, bus, shellBus, timeoutMs = DEFAULT_TIMEOUT_MS, isOnline = () => true } = options;
  const token = createMemberToken({ renew, onEnded, locks: options.locks, now: options.now });
  const client = createApiClient({
    origins: config.origins,
    accessToken: readToken,
    refresh: async () => {
      // The session ended during the call: there is nothing to refresh.
      if (state.is('visitor')) return null;
      await token.renewNow();
      return token.read();
    },
    validateReplies: options.validateReplies ?? false,
    // A host with the fixed message mode does not support DPoP.
    proofs: config.authMessageMode === 'fixed' ? undefined : lazyProofs(),
    preloaded: (operation, input) => (state.is('visitor') ? options.preloaded?.(operation, input) : undefined),
  });
  const connection = createConnection({
    origins: config.origins,
    timeoutMs,
    isOnline,
    window: options.window,
    onChange(next) {
      const isBack = next.recoveries !== state.connection().recoveries;
      if (isBack && state.isAwaited()) void token.renewNow();
      state.writeConnection(next);
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

  async function renew(): Promise<RefreshOutcome> {
    try {
      const fresh = await call(refreshToken, {}, { authorize: false });
      const onStored = () => {
        if (!state.is('visitor')) onRenewed(fresh.user);
      };
      return { status: 'renewed', fresh, onStored };
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
      return isRefused ? { status: 'ended', isBanned: error.code === 'AUTH.BANNED' } : { status: 'unreachable' };
    }
  }

  /** While a session is being restored, a members' call tries to restore it first; "Try again" in a list relies on it. */
  async function readToken({ authorization }: Operation): Promise<string | null> {
    if (authorization === 'required' && state.isAwaited()) await token.renewNow();
    const current = await token.read();
    if (current || !state.isAwaited() || authorization !== 'required') return current;
    throw apiError({
      code: 'NETWORK_UNREACHABLE',
      message: 'The session is not restored yet because the server does not answer.',
    });
  }

  return { token, client, connection, call };
}

/** Loads the code of the DPoP proofs with the first call that needs one. A visitor needs none. */
function lazyProofs(): Proofs {
  let loading: Promise<ReturnType<typeof createPageProofs>> | null = null;
  const load = () => {
    loading ??= import('./proofs/page-proofs.ts').then(({ createPageProofs }) => createPageProofs());
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    of: async (call) => (await load()).of(call),
    renew: async (date) => (await load()).renew(date),
  };
}
