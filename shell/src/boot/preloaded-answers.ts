import { addressOfCall } from '@xana/api-client';
import type { Host, Operation } from '@xana/contracts/operation';

declare global {
  interface Window {
    /** Replies that the HTML asked for before any code ran, by address. */
    xanaAnswers?: Record<string, Promise<{ data: unknown }>>;
  }
}

/** Until then, in milliseconds since the page began, a reply is as good as a new one. */
const FRESH = 20_000;

/** Hands each reply out once; later calls of the same address ask the server. */
export function preloadedAnswers(origins: Record<Host, string>) {
  return (operation: Operation, input: unknown): Promise<unknown> | undefined => {
    if (operation.method !== 'GET' || performance.now() > FRESH) return undefined;
    const address = addressOfCall(operation, input, origins);
    const reply = window.xanaAnswers?.[address];
    if (!reply) return undefined;
    delete window.xanaAnswers?.[address];
    return reply.then(({ data }) => data);
  };
}
