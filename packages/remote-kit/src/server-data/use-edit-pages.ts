import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import { useCallback } from 'react';

type EditPages = <Op extends Operation>(
  operation: Op,
  edit: (pages: OutputOf<Op>[], input: InputOf<Op>) => OutputOf<Op>[],
) => void;

/**
 * Edits the cached infinite lists of an operation: adds, changes and removes rows. The lists stay fresh, so the edit must
 * show what the platform stores. `input` is that of the first page.
 */
export function useEditPages(): EditPages {
  const client = useQueryClient();
  return useCallback<EditPages>(
    (operation, edit) => {
      type Lists = InfiniteData<OutputOf<typeof operation>, number>;
      for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [operation.id, 'pages'] })) {
        const list = { queryKey, exact: true };
        // What is on its way may not contain the change: it is requested again.
        if (state.fetchStatus === 'fetching') void client.cancelQueries(list).then(() => client.refetchQueries(list));
        const lists = client.getQueryData<Lists>(queryKey);
        if (!lists) continue;
        const pages = edit(lists.pages, queryKey[2] as InputOf<typeof operation>);
        client.setQueryData<Lists>(queryKey, { pages, pageParams: pages.map((_page, index) => index + 1) });
      }
    },
    [client],
  );
}
