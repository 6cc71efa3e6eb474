import * as z from '@xana/contracts/schema';

/** A message that the server has not confirmed. */
export const pendingMessage = z.object({
  /** Idempotency key: a retry with it never sends twice. */
  clientId: z.string(),
  senderId: z.number(),
  receiverId: z.number(),
  body: z.string(),
  /** The `seq` of the message that it answers. */
  replyTo: z.nullable(z.number()),
  /** ISO 8601 */
  createdAt: z.string(),
  /** The code of the server's rejection; null while it is being sent or waits for a connection. */
  failure: z.nullable(z.string()),
});

export type PendingMessage = z.output<typeof pendingMessage>;
