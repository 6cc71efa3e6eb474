import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';

const deliveryState = z.object({
  /** The last entry of the log that was delivered, that the endpoint did not want, or that became a dead letter. */
  revision: z.number(),
  delivered: z.number(),
  /** Tries that failed. */
  failed: z.number(),
  lastDelivery: z.nullable(z.object({ at: z.string(), event: z.string() })),
  lastProblem: z.nullable(z.object({ at: z.string(), event: z.string(), message: z.string() })),
  /** The event that is sent again. */
  retry: z.nullable(z.object({ event: z.string(), tries: z.number(), nextTryAt: z.string() })),
});

/** How far an endpoint is. Only the release server writes it. */
export type DeliveryState = z.output<typeof deliveryState>;

/** A new endpoint gets what happens from now on, not the history. */
export const stateAt = (revision: number): DeliveryState => ({
  revision,
  delivered: 0,
  failed: 0,
  lastDelivery: null,
  lastProblem: null,
  retry: null,
});

/** @returns undefined for a new endpoint */
export function readDeliveryState(folder: string): DeliveryState | undefined {
  const file = fileOf(folder);
  if (!existsSync(file)) return undefined;
  try {
    return deliveryState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error(`${file} is unreadable. The endpoint gets events from now on.`);
    return undefined;
  }
}

export function writeDeliveryState(folder: string, state: DeliveryState): void {
  mkdirSync(folder, { recursive: true });
  writeAtomically(fileOf(folder), JSON.stringify(state));
}

const fileOf = (folder: string): string => join(folder, 'position.json');
