import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../session-types.ts';

const Provided = createContext<Session | null>(null);

/** Provides the page's one session to a React root. */
export function SessionProvider({ session, children }: { session: Session; children?: ReactNode }) {
  return createElement(Provided.Provider, { value: session }, children);
}

export function useSession(): Session {
  const session = useContext(Provided);
  if (!session) throw new Error('useSession must be used inside a SessionProvider.');
  return session;
}

function useSessionValue<Value>(read: (session: Session) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => read(session));
}

export const useSessionState = () => useSessionValue((session) => session.state());
export const useConnection = () => useSessionValue((session) => session.connection());
export const useWallet = () => useSessionValue((session) => session.wallet());
export const useLocale = () => useSessionValue((session) => session.locale());
export const useTheme = () => useSessionValue((session) => session.theme());
export const useThemeChoice = () => useSessionValue((session) => session.themeChoice());
export const useChainId = () => useSessionValue((session) => session.chainId());

/** Whether to show a visitor's view: there is no member, or the server has not confirmed one yet. */
export function useSeesAsVisitor(): boolean {
  const { status } = useSessionState();
  return status === 'visitor' || status === 'unreachable';
}

/** The member, or null for a visitor and while a session is being restored. */
export function useMember(): SessionUser | null {
  const state = useSessionState();
  return state.status === 'member' ? state.user : null;
}
