import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Session } from '../session-types.ts';

const Provided = createContext<Session | null>(null);

/** Each React root of a remote has one; all of them hold the page's one session. */
export function SessionProvider({ session, children }: { session: Session; children?: ReactNode }) {
  return createElement(Provided.Provider, { value: session }, children);
}

export function useSession(): Session {
  const session = useContext(Provided);
  if (!session) throw new Error('There is no session around this component.');
  return session;
}
