import type { CallOptions } from '@xana/api-client';
import { toOperationError } from '@xana/api-client';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { Session } from '@xana/session';

/** Calls the platform. @throws OperationError, and nothing else: the hooks type their errors by it */
export async function callOperation<Op extends Operation>(
  session: Session,
  operation: Op,
  input: InputOf<Op>,
  options?: CallOptions,
): Promise<OutputOf<Op>> {
  try {
    return await session.call(operation, input, options);
  } catch (error) {
    throw toOperationError(error, operation);
  }
}
