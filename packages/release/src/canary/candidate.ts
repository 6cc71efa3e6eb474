import * as z from 'zod/mini';

const percent = z.number().check(z.int(), z.gte(0), z.lte(100));

/** A release that some visitors get in the position of the active one. It ends when another release becomes active. */
export const candidate = z.object({
  id: z.string(),
  percent,
  /** The share stays recorded, and no visitor gets the release. */
  isPaused: z.boolean(),
  /** ISO 8601 in UTC: when the current share began. */
  since: z.string(),
  /** The guard makes the share larger in these steps; after the last one it promotes the release. */
  plan: z.optional(z.object({ percents: z.array(percent), everyMinutes: z.number() })),
});

export type Candidate = z.output<typeof candidate>;

/** Each further one doubles the pages that are assembled. */
export const MAX_CANDIDATES = 2;

/** What visitors get. */
export const trafficOf = ({ percent: share, isPaused }: Candidate): number => (isPaused ? 0 : share);

interface WithCandidates {
  microfrontends: Readonly<Record<string, { active: string; candidate?: Candidate | undefined }>>;
}

export interface NamedCandidate extends Candidate {
  name: string;
  /** The active release, with which it is compared. */
  control: string;
}

export const candidatesOf = ({ microfrontends }: WithCandidates): NamedCandidate[] =>
  Object.entries(microfrontends).flatMap(([name, { active, candidate: found }]) =>
    found ? [{ name, control: active, ...found }] : [],
  );
