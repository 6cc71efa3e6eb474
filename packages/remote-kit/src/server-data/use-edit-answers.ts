import { type Query, useQueryClient } from '@tanstack/react-query';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';

type Edit<Op extends Operation> = (answer: OutputOf<Op>, input: InputOf<Op>) => OutputOf<Op>;

/**
 * Changes the answers of an operation that this remote keeps, so that every root shows at once what the server is only
 * being told. What comes back puts them as they were, for when it refuses. Pages of an endless list are left alone.
 */
export function useEditAnswers(): <Op extends Operation>(operation: Op, edit: Edit<Op>) => () => void {
  const client = useQueryClient();
  return <Op extends Operation>(operation: Op, edit: Edit<Op>) => {
    const filter = { queryKey: [operation.id], predicate: isEditable };
    // An answer that is under way does not know of the change. A first answer is left: nothing would replace it.
    void client.cancelQueries(filter);
    const before = client.getQueriesData<OutputOf<Op>>(filter);
    for (const [key, answer] of before) {
      if (answer !== undefined) client.setQueryData(key, edit(answer, key[1] as InputOf<Op>));
    }
    return () => {
      for (const [key, answer] of before) client.setQueryData(key, answer);
    };
  };
}

const isEditable = ({ queryKey, state }: Query) => queryKey[1] !== 'pages' && state.data !== undefined;
