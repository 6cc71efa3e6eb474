import * as z from '@xana/contracts/schema';
import { contributionDifference, deskRelease } from './desk.ts';

/** What the release server sends to the desk about two releases of one microfrontend. */

const kind = z.enum(['added', 'removed', 'changed']);

const listed = z.object({ kind: z.enum(['added', 'removed']), what: z.string() });

/** Null: the release does not have it. */
const inRelease = z.nullable(z.number());

/** Before and after are majors. */
const eventDifference = z.object({ kind, what: z.string(), before: inRelease, after: inRelease });

/** `GET /api/differences/:name?from=&to=` */
export const deskDifferences = z.object({
  from: deskRelease,
  to: deskRelease,
  contributions: z.array(contributionDifference),
  /** Bytes of the brotli copies: what a page loads for each exposed module. Modules of the same size are listed, too. */
  sizes: z.array(z.object({ module: z.string(), before: inRelease, after: inRelease })),
  /** Null when one of the releases does not list what its code calls. */
  operations: z.nullable(z.array(listed)),
  events: z.object({ publishes: z.array(eventDifference), consumes: z.array(eventDifference) }),
  /** Shared modules and their exports: those that a remote uses, or that the shell offers. Null when one of the releases does not list them. */
  shared: z.nullable(
    z.array(z.object({ kind, module: z.string(), added: z.array(z.string()), removed: z.array(z.string()) })),
  ),
  grants: z.array(listed),
});

export type DeskDifferences = z.output<typeof deskDifferences>;
