import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Operation } from '@xana/contracts/operation';
import { useCallback } from 'react';
import type { RowOf } from './use-operation.ts';

type EditRows = <Op extends Operation>(operation: Op, edit: (row: RowOf<Op>) => RowOf<Op>) => void;

/**
 * Edits rows of the cached infinite lists of an operation. A list on the screen keeps all its rows, so that nothing moves
 * under the pointer. Each list is refetched when it is opened next.
 */
export function useEditRows(): EditRows {
  const client = useQueryClient();
  return useCallback<EditRows>(
    (operation, edit) => {
      const filter = { queryKey: [operation.id, 'pages'] };
      client.setQueriesData<InfiniteData<{ rows: RowOf<typeof operation>[] }>>(
        filter,
        (lists) => lists && { ...lists, pages: lists.pages.map((page) => ({ ...page, rows: page.rows.map(edit) })) },
      );
      void client.invalidateQueries({ ...filter, refetchType: 'none' });
    },
    [client],
  );
}
