import * as z from '@xana/contracts/schema';

/** The largest body that the page server reads, in bytes. */
export const MAX_RELEASE_HEALTH_BYTES = 4_096;

/** Where the page sends its report. */
export const RELEASE_HEALTH_PATH = '/release-health';

/** The upper limit of a time in a report, in milliseconds. */
export const MAX_MEASURED_MS = 60_000;

const milliseconds = z.optional(z.number().check(z.gte(0), z.lte(MAX_MEASURED_MS)));

const outcome = z.object({
  /** The name of the remote. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  /** The id of the release that was mounted, or that failed. */
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** `erred`: its code threw an error that no code caught, in an event handler, a timer or a promise. */
  outcome: z.enum(['mounted', 'failed', 'erred']),
  /** From the start of its loading to its first mount; of the shell, from the navigation to its first screen. */
  loadMs: milliseconds,
  /** Largest Contentful Paint of the page load. With `inpMs`, only in the outcome of the shell. */
  lcpMs: milliseconds,
  /** Interaction to Next Paint of the page load. */
  inpMs: milliseconds,
});

/**
 * Body of `POST /release-health` at the site's origin, sent with `navigator.sendBeacon`: what happened to the releases that a page
 * loaded. The page server counts them by visitor; they decide which release is known to be good.
 */
export const releaseHealthReport = z.object({
  outcomes: z.array(outcome).check(z.minLength(1), z.maxLength(32)),
});

export type ReleaseHealthReport = z.output<typeof releaseHealthReport>;
export type ReleaseOutcome = ReleaseHealthReport['outcomes'][number];
