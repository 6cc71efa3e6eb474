import * as z from '@xana/contracts/schema';
import { contributions } from '../remotes/contributions.ts';

const remoteRelease = z.object({
  id: z.string(),
  version: z.string(),
  /** Absolute URLs of the entry under each retry prefix (`/r0/`, `/r1/`, `/r2/`), in the order of the attempts. */
  entries: z.array(z.string()),
});

/** Content of `<script type="application/json" id="xana-registry">` in `index.html`: everything that the shell knows about remotes. */
export const pageRegistry = z.object({
  revision: z.number(),
  remotes: z.array(
    z.object({
      name: z.string(),
      active: remoteRelease,
      /** The previous default release; the fallback when the active one fails to load. */
      lastKnownGood: z.nullable(remoteRelease),
      contributions,
      /**
       * The operations that this remote may call: `host method authorization path` by operation id. The page takes host and
       * path from here and never from an object of the remote. A remote may be newer than the shell.
       */
      operations: z.record(z.string(), z.string()),
    }),
  ),
});

export type PageRegistry = z.output<typeof pageRegistry>;
export type PageRemote = PageRegistry['remotes'][number];
export type PageRelease = z.output<typeof remoteRelease>;
