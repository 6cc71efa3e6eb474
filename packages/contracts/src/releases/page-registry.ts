import * as z from '@xana/contracts/schema';
import { contributions } from '../remotes/contributions.ts';

const remoteRelease = z.object({
  id: z.string(),
  version: z.string(),
  /** Absolute addresses of the entry under each retry prefix (`/r0/`, `/r1/`, `/r2/`), in the order to try. */
  entries: z.array(z.string()),
});

/** What `index.html` carries in `<script type="application/json" id="xana-registry">`: all that the shell knows of remotes. */
export const pageRegistry = z.object({
  revision: z.number(),
  remotes: z.array(
    z.object({
      name: z.string(),
      active: remoteRelease,
      /** The release before the active one that was once the default; tried when the active one fails. */
      lastKnownGood: z.nullable(remoteRelease),
      contributions,
      /**
       * What this remote may call: `host method authorization path` by the operation's id. The page takes host and path
       * from here and never from an object that a remote made, and a remote may be newer than the shell.
       */
      operations: z.record(z.string(), z.string()),
    }),
  ),
});

export type PageRegistry = z.output<typeof pageRegistry>;
export type PageRemote = PageRegistry['remotes'][number];
export type PageRelease = z.output<typeof remoteRelease>;
