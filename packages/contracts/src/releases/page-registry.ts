import * as z from '@xana/contracts/schema';
import type { handlerContribution, pageContribution, slotContribution } from '../remotes/contribution-kinds.ts';

export const pageRelease = z.object({
  id: z.string(),
  version: z.string(),
  /** Absolute URLs of the entry under each retry prefix (`/r0/`, `/r1/`, `/r2/`), in the order of the attempts. */
  entries: z.array(z.string()),
  /** `standalone`: the entry has a Module Federation runtime of its own. Absent in all other releases. */
  container: z.optional(z.string()),
});

export type PageRelease = z.output<typeof pageRelease>;

/** One remote, as the shell reads it. */
export interface PageRemote {
  name: string;
  active: PageRelease;
  /** The newest earlier release that is known to be good; the fallback when the active one fails to load. */
  lastKnownGood: PageRelease | null;
  contributions: {
    pages: z.output<typeof pageContribution>[];
    slots: z.output<typeof slotContribution>[];
    handlers: z.output<typeof handlerContribution>[];
    grants: string[];
  };
  /**
   * The operations that this remote may call: `host method authorization path` by operation id. The page takes host and
   * path from here and never from an object of the remote. A remote may be newer than the shell.
   */
  operations: Record<string, string>;
}

/**
 * Content of `<script type="application/json" id="xana-registry">` in `index.html`: everything that the shell knows about
 * remotes. `readPageRegistry` reads it.
 */
export interface PageRegistry {
  revision: number;
  remotes: PageRemote[];
}
