import type { Host, Operation } from '@xana/contracts/operation';
import { placeInput } from './place-input.ts';

/** The whole address of a reading call. */
export function addressOfCall(operation: Operation, input: unknown, origins: Record<Host, string>): string {
  const { path, query } = placeInput(operation, input as Record<string, unknown>);
  return `${origins[operation.host]}${path}${query}`;
}
