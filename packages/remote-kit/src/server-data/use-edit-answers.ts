import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import { useCallback } from 'react';

type Edit<Op extends Operation> = (answer: OutputOf<Op>, input: InputOf<Op>) => OutputOf<Op>;
type EditAnswers = <Op extends Operation>(operation: Op, edit: Edit<Op>) => () => void;

/**
 * Optimistic update: edits the cached answers of an operation, so that every React root shows the change at once. Returns
 * how to revert it when the call fails. An answer keeps its age: a stale one is requested again by the next component that shows
 * it. Pages of an infinite list are not edited.
 */
export function useEditAnswers(): EditAnswers {
  const client = useQueryClient();
  return useCallback<EditAnswers>(
    (operation, edit) => {
      type Op = typeof operation;
      const filter = { queryKey: [operation.id], predicate: isEditable };
      // A pending refetch does not contain the change. A pending first request continues: nothing would replace it.
      void client.cancelQueries(filter);
      const before = client.getQueriesData<OutputOf<Op>>(filter);
      const replace = (key: QueryKey, answer: OutputOf<Op>) =>
        client.setQueryData(key, answer, { updatedAt: client.getQueryState(key)?.dataUpdatedAt });
      for (const [key, answer] of before) {
        if (answer !== undefined) replace(key, edit(answer, key[1] as InputOf<Op>));
      }
      return () => {
        for (const [key, answer] of before) if (answer !== undefined) replace(key, answer);
      };
    },
    [client],
  );
}

const isEditable = ({ queryKey, state }: Query) => queryKey[1] !== 'pages' && state.data !== undefined;
