import * as z from '@xana/contracts/schema';

/** What the release server sends to the desk about one microfrontend over time. Times are ISO 8601 in UTC. */

/** The 75th percentile in milliseconds; null when no visitor reported one. */
const p75 = z.nullable(z.number());
/** Visitors with it per thousand that reported the release; null without visitors. */
const perThousand = z.nullable(z.number());

const point = z.object({
  /** The start of the hour. */
  at: z.string(),
  /** That reported the release as mounted or failed. */
  visitors: z.number(),
  failed: perThousand,
  erred: perThousand,
  loadMs: p75,
  /** Of the shell only, as `inpMs`. */
  lcpMs: p75,
  inpMs: p75,
});

/** `GET /api/series/:name`: the last 14 days */
export const deskSeries = z.object({
  /** Of releases that visitors reported; hours without a report are left out. */
  releases: z.array(z.object({ id: z.string(), version: z.nullable(z.string()), points: z.array(point) })),
  /** Changes of the active release, the oldest first. */
  switches: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      verb: z.string(),
      /** Null after it was retired. */
      to: z.nullable(z.object({ id: z.string(), version: z.nullable(z.string()) })),
    }),
  ),
});

export type DeskSeries = z.output<typeof deskSeries>;
export type DeskSeriesPoint = z.output<typeof point>;
