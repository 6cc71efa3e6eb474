import * as z from '@xana/contracts/schema';

/** The card provider of a deployment, as the browser needs it. */
export const cardService = z.object({
  /** The publishable key. */
  publicKey: z.string(),
  /** Origin of the card frame. It is not the site's, so that the script of the provider cannot reach the session. */
  frameOrigin: z.string(),
  /** Only in the sandbox: the origin of the stand-in, which labels itself. */
  sandboxOrigin: z.optional(z.string()),
});

export type CardService = z.output<typeof cardService>;

/** Path of the card frame at its origin. */
export const CARD_FRAME_PATH = '/card-frame';

/** Stands for the card fields in messages to the card frame. */
export const CARD_MARKER = 'card-fields';
