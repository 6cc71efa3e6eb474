import { type Atom, atom, createStore } from 'jotai/vanilla';
import type { Connection } from './connection.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { SessionState, WalletHandle } from './session-types.ts';

export type SessionStateStore = ReturnType<typeof createSessionState>;

/** What the session knows: who is logged in, with which wallet, and whether the platform answers. Only this package can write it. */
export function createSessionState(storage: SafeStorage) {
  const store = createStore();
  const wasConnected = storage.read('userConnected') === 'true';
  const member = atom<SessionState>({ status: wasConnected ? 'restoring' : 'visitor' });
  const wallet = atom<WalletHandle | null>(null);
  const connection = atom<Connection>({ status: 'online', recoveries: 0 });
  const read = () => store.get(member);
  return {
    /** Preferences are in it, too. */
    store,
    read,
    write: (next: SessionState) => store.set(member, next),
    is: (status: SessionState['status']) => read().status === status,
    /** An earlier session is still to be restored. */
    isAwaited: () => /restoring|unreachable/.test(read().status),
    memberId(): number | undefined {
      const state = read();
      return state.status === 'member' ? state.user.id : undefined;
    },
    wallet: () => store.get(wallet),
    writeWallet: (next: WalletHandle | null) => store.set(wallet, next),
    connection: () => store.get(connection),
    writeConnection: (next: Connection) => store.set(connection, next),
    /** Reports changes of the state and of other atoms of the store. */
    subscribe(listener: () => void, others: readonly Atom<unknown>[]) {
      const stops = [member, connection, wallet, ...others].map((each) => store.sub(each, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
