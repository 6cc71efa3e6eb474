import * as z from '@xana/contracts/schema';

/** A picture that is uploaded for a message, with its size in pixels. */
export const pendingPicture = z.object({
  url: z.string().check(z.regex(/^https?:/)),
  alt: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

/** A message that the server has not confirmed. */
export const pendingMessage = z.object({
  /** Idempotency key: a retry with it never sends twice. */
  clientId: z.string(),
  senderId: z.number(),
  receiverId: z.number(),
  body: z.string(),
  pictures: z.optional(z.array(pendingPicture)),
  /** The `seq` of the message that it answers. */
  replyTo: z.nullable(z.number()),
  /** ISO 8601 */
  createdAt: z.string(),
  /** The code of the server's rejection; null while it is being sent or waits for a connection. */
  failure: z.nullable(z.string()),
});

export type PendingMessage = z.output<typeof pendingMessage>;
