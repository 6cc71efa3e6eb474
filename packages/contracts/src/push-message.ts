import * as z from '@xana/contracts/schema';

/**
 * The payload of a push message: what the platform encrypts for a browser, and what the worker shows. A worker may be older than
 * the platform, so fields are only added.
 */
export const pushMessage = z.object({
  kind: z.string(),
  title: z.string(),
  /** Empty when the title is enough. */
  body: z.string(),
  /** Path and query of a page of this site. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** A later message with the same tag replaces this one on the device. */
  tag: z.string(),
  locale: z.enum(['en', 'ja']),
});
export type PushMessage = z.output<typeof pushMessage>;
