import * as z from 'zod/mini';

/** A command that one person asked for, and that runs when a second one approves it. */
export const proposal = z.object({
  /** 12 hex digits. */
  id: z.string(),
  verb: z.string(),
  args: z.array(z.string()),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  kind: z.enum(['person', 'workflow']),
  subject: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
});

export type Proposal = z.output<typeof proposal>;

/** A page of yesterday is not what the second person would agree to today. */
export const PROPOSAL_LIFETIME_MS = 24 * 3_600_000;

export const isOpen = ({ at }: Proposal, now = Date.now()): boolean => now - Date.parse(at) < PROPOSAL_LIFETIME_MS;
