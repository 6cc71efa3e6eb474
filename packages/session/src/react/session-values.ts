import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { useSyncExternalStore } from 'react';
import type { Session } from '../session-types.ts';
import { useSession } from './session-provider.ts';

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

/** Whether to show what a visitor sees: nobody is logged in, or the server cannot say so yet. */
export function useSeesAsVisitor(): boolean {
  const { status } = useSessionState();
  return status === 'visitor' || status === 'unreachable';
}

/** The member, or null for a visitor and while a session is being restored. */
export function useMember(): SessionUser | null {
  const state = useSessionState();
  return state.status === 'member' ? state.user : null;
}
