import { type InfiniteData, type QueryCache, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Operation } from '@xana/contracts/operation';
import { useCallback } from 'react';
import type { RowOf } from './use-operation.ts';

type EditRows = <Op extends Operation>(operation: Op, edit: (row: RowOf<Op>) => RowOf<Op>) => void;

/**
 * Edits rows of the cached infinite lists of an operation. A list on the screen keeps all its rows, so that nothing moves
 * under the pointer. An answer that is on its way may not contain the change: its rows are edited, too. Each list is refetched when
 * it is opened next.
 */
export function useEditRows(): EditRows {
  const client = useQueryClient();
  return useCallback<EditRows>(
    (operation, edit) => {
      type Lists = InfiniteData<{ rows: RowOf<typeof operation>[] }>;
      const filter = { queryKey: [operation.id, 'pages'] };
      const editList = (queryKey: QueryKey) =>
        client.setQueryData<Lists>(
          queryKey,
          (lists) => lists && { ...lists, pages: lists.pages.map((page) => ({ ...page, rows: page.rows.map(edit) })) },
        );
      const cache = client.getQueryCache();
      for (const { queryKey, state } of cache.findAll(filter)) {
        if (state.fetchStatus === 'fetching') onAnswer(cache, queryKey, () => editList(queryKey));
        editList(queryKey);
      }
      void client.invalidateQueries({ ...filter, refetchType: 'none' });
    },
    [client],
  );
}

/** Runs a change once the pending request of this query is answered; never, if it fails or is cancelled. */
function onAnswer(cache: QueryCache, queryKey: QueryKey, change: () => void): void {
  const stop = cache.subscribe((event) => {
    if (event.query.queryKey !== queryKey || event.type !== 'updated') return;
    const { action } = event;
    // An edit of the list is not an answer.
    if (action.type === 'success' ? action.manual : action.type !== 'error') return;
    stop();
    if (action.type === 'success') change();
  });
}
