import { useQueryClient } from '@tanstack/react-query';
import type { Operation } from '@xana/contracts/operation';
import { useCallback } from 'react';

type Refresh = (operation: Operation) => Promise<void>;

/**
 * Invalidates the cached answers of an operation; those on the screen are refetched. A first request that is on its way may have
 * been answered before the change, and the library joins it: its query is refetched once more.
 */
export function useRefresh(): Refresh {
  const client = useQueryClient();
  return useCallback<Refresh>(
    async ({ id }) => {
      const filter = { queryKey: [id] };
      const queries = client.getQueryCache().findAll({ ...filter, fetchStatus: 'fetching' });
      const joined = new Set(queries.filter(({ state }) => state.data === undefined));
      await client.invalidateQueries(filter);
      if (joined.size > 0) await client.invalidateQueries({ ...filter, predicate: (query) => joined.has(query) });
    },
    [client],
  );
}
