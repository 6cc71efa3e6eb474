import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Operation } from '@xana/contracts/operation';
import { useCallback } from 'react';
import type { RowOf } from './use-operation.ts';

type EditRows = <Op extends Operation>(operation: Op, edit: (row: RowOf<Op>) => RowOf<Op>) => void;

/**
 * Changes rows of an operation's endless lists that this remote keeps. A list on the screen keeps its rows, also those that
 * do not belong there any more: nothing jumps away under the pointer. Each list is asked for again when it is next opened.
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
