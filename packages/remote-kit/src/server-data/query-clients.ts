import { type Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '@xana/session';
import { personOf } from './person.ts';

const clients = new Map<string, QueryClient>();

/**
 * One cache per loaded release of a remote, shared by its React roots, because the shape of cached data belongs to a
 * release. It is cleared when the user changes, and failed queries are refetched after a recovery.
 */
export function queryClientFor(release: string, session: Session): QueryClient {
  const existing = clients.get(release);
  if (existing) return existing;
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a call fails visibly; the library's default would pause it silently.
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
      void client.refetchQueries({ type: 'active', predicate: hasFailed });
    }
    const now = personOf(session.state());
    if (now === person) return;
    person = now;
    client.clear();
  });
  return client;
}

/** A list that has pages continues with the next one (`Paged`): read again, it would move below its reader. */
const hasFailed = ({ state, queryKey }: Query): boolean =>
  state.status === 'error' && (queryKey[1] !== 'pages' || state.data === undefined);

/** Refetches everything on the screen. A pending first request is replaced, because its answer may be stale. */
export async function reloadAnswers(): Promise<void> {
  for (const client of clients.values()) {
    await client.cancelQueries();
    void client.invalidateQueries();
  }
}
