import * as z from '@xana/contracts/schema';

/** Why a release is kept, the first reason of these. */
export const KEEP_REASONS = ['active', 'candidate', 'marked', 'fallback', 'open', 'newest', 'young'] as const;

const stored = { name: z.string(), id: z.string(), version: z.nullable(z.string()) };

/** `GET /api/storage?keep=&olderThan=`: what `release gc` would delete. Sizes are bytes on the disk. */
export const deskStorage = z.object({
  /** The registry that the plan was made for. */
  revision: z.number(),
  /** What nothing needs, with its size. */
  releases: z.array(z.object({ ...stored, bytes: z.number() })),
  /** Of all that would be deleted. */
  bytes: z.number(),
  /** How many folders of pages, and how many that killed commands left. */
  pages: z.number(),
  leftovers: z.number(),
  kept: z.array(z.object({ ...stored, reason: z.enum(KEEP_REASONS) })),
});

/** What `release gc` deleted, in the data of its outcome. */
export const collected = z.object({
  releases: z.array(z.object({ name: z.string(), id: z.string() })),
  bytes: z.number(),
});

export type KeepReason = (typeof KEEP_REASONS)[number];
export type DeskStorage = z.output<typeof deskStorage>;
