import type { DeskSeries } from '@xana/contracts/releases/desk-series';

type Point = DeskSeries['releases'][number]['points'][number];

/** One hour of a release in which nothing failed and no time was measured. @param at the start of the hour */
export const point = (at: string, visitors: number, change: Partial<Point> = {}): Point => ({
  at,
  visitors,
  failed: 0,
  erred: 0,
  loadMs: null,
  lcpMs: null,
  inpMs: null,
  ...change,
});
