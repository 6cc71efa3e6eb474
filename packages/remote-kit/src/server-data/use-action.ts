import { useMutation } from '@tanstack/react-query';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import { useSession } from '@xana/session/react';

interface ActionOptions<Op extends Operation> {
  onSuccess?(output: OutputOf<Op>, input: InputOf<Op>): void;
  onError?(error: unknown, input: InputOf<Op>): void;
}

/**
 * Does one operation on a click: `run(input)`, with `isBusy` for the button and `error` for the text beside it. A second
 * run waits for the first, so that of two quick clicks the last one stands. The promise of `run` resolves when the
 * operation has ended either way; it never rejects.
 */
export function useAction<Op extends Operation>(operation: Op, { onSuccess, onError }: ActionOptions<Op> = {}) {
  const session = useSession();
  const mutation = useMutation<OutputOf<Op>, unknown, InputOf<Op>>({
    scope: { id: operation.id },
    mutationFn: (input) => session.call(operation, input),
    onSuccess,
    onError,
  });
  const run = (input: InputOf<Op>): Promise<void> => mutation.mutateAsync(input).then(ignore, ignore);
  return { run, isBusy: mutation.isPending, error: mutation.error, reset: mutation.reset };
}

/** `onSuccess`, `onError` and `error` have the outcome. */
const ignore = () => {};
