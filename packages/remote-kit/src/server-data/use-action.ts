import { useMutation } from '@tanstack/react-query';
import type { OperationError } from '@xana/api-client';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import { useSession } from '@xana/session/react';
import { useCallback } from 'react';
import { callOperation } from './call-operation.ts';

interface ActionOptions<Op extends Operation> {
  onSuccess?(output: OutputOf<Op>, input: InputOf<Op>): void;
  onError?(error: OperationError<Op>, input: InputOf<Op>): void;
}

/**
 * Runs one operation on a click: `run(input)`, with `isBusy` for the button and `error` for the text beside it. A second
 * run waits for the first, so the last of two quick clicks wins. The promise of `run` resolves when the operation
 * succeeds or fails; it never rejects.
 */
export function useAction<Op extends Operation>(operation: Op, { onSuccess, onError }: ActionOptions<Op> = {}) {
  const session = useSession();
  const mutation = useMutation<OutputOf<Op>, OperationError<Op>, InputOf<Op>>({
    scope: { id: operation.id },
    mutationFn: (input) => callOperation(session, operation, input),
    onSuccess,
    onError,
  });
  const { mutateAsync } = mutation;
  const run = useCallback(
    (input: InputOf<Op>): Promise<void> => mutateAsync(input).then(ignore, ignore),
    [mutateAsync],
  );
  return { run, isBusy: mutation.isPending, error: mutation.error, reset: mutation.reset };
}

/** The outcome is in `onSuccess`, `onError` and `error`. */
const ignore = () => {};
