import { QueryClient } from '@tanstack/react-query';
import type { Session } from '@xana/session';
import { personOf } from './person.ts';

const clients = new Map<string, QueryClient>();

/**
 * One cache for each loaded release of a remote: cache shapes belong to a release, and its React roots share it. It is
 * emptied when the person changes, so nobody is shown what another one fetched. What failed is asked again after a recovery.
 */
export function queryClientFor(release: string, session: Session): QueryClient {
  const existing = clients.get(release);
  if (existing) return existing;
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a call fails and says so; the library's default would wait without a word.
      queries: { networkMode: 'always', retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
  clients.set(release, client);
  let person = personOf(session.state());
  let { recoveries } = session.connection();
  session.subscribe(() => {
    if (session.connection().recoveries !== recoveries) {
      recoveries = session.connection().recoveries;
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
    const now = personOf(session.state());
    if (now === person) return;
    person = now;
    client.clear();
  });
  return client;
}

/** Asks again for everything on the screen. A first answer that is under way is replaced, as it may be too old. */
export async function reloadAnswers(): Promise<void> {
  for (const client of clients.values()) {
    await client.cancelQueries();
    void client.invalidateQueries();
  }
}
