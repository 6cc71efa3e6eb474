import * as z from '@xana/contracts/schema';

/** What the release server sends to the desk. Times are ISO 8601 in UTC; sizes are bytes of the brotli copies. */

const health = z.object({
  verdict: z.enum(['good', 'bad', 'unknown']),
  /** A release manager marked it as good. */
  isMarked: z.boolean(),
  /** Visitors that reported it. */
  mounted: z.number(),
  failed: z.number(),
  erred: z.number(),
});

export const deskRelease = z.object({
  id: z.string(),
  /** Null when the record cannot be read. */
  version: z.nullable(z.string()),
  bytes: z.number(),
  /** Null for the shell, whose bytes the budget of the first load limits. */
  budgetBytes: z.nullable(z.number()),
  entryBytes: z.number(),
  commit: z.nullable(z.string()),
  builder: z.nullable(z.string()),
  health,
  /** The repository and run that published it; null when a person did. */
  provenance: z.nullable(
    z.object({ repository: z.nullable(z.string()), workflow: z.nullable(z.string()), run: z.nullable(z.string()) }),
  ),
  /** What the verified attestation of its build proves; null without one. */
  attestation: z.nullable(
    z.object({ repository: z.string(), commit: z.string(), workflow: z.string(), logIndex: z.string() }),
  ),
  isQuarantined: z.boolean(),
  isDevelopment: z.boolean(),
  /** Visitors got it at some time. */
  wasActive: z.boolean(),
});

const change = z.object({
  at: z.string(),
  verb: z.string(),
  /** The subject of who made it. */
  actor: z.string(),
  /** How the access list calls them; the subject without an entry there. */
  actorName: z.string(),
  /** The second person. */
  approvedBy: z.nullable(z.string()),
  reason: z.string(),
});

/** Visits since the candidate started. */
const visits = z.object({ visits: z.number(), failed: z.number(), slow: z.number() });

const deskMicrofrontend = z.object({
  name: z.string(),
  /** Null for the shell. */
  team: z.nullable(z.string()),
  active: deskRelease,
  /** The change that made it active. */
  since: z.nullable(change),
  lastKnownGood: z.nullable(deskRelease),
  /** A release that some visitors get in the position of the active one. */
  candidate: z.nullable(
    z.object({
      release: deskRelease,
      percent: z.number(),
      isPaused: z.boolean(),
      plan: z.nullable(z.object({ percents: z.array(z.number()), everyMinutes: z.number() })),
      visits: z.object({ candidate: visits, control: visits }),
      /** Likelihood ratios; the guard quarantines the candidate when one reaches the limit. */
      evidence: z.object({ failed: z.number(), slow: z.number() }),
      limit: z.number(),
    }),
  ),
  /** Nothing new becomes active until then. */
  frozen: z.nullable(z.object({ until: z.string(), actorName: z.string(), reason: z.string() })),
  /** Browsers with an open page that has another release. */
  olderTabs: z.number(),
  /** The running hour and the one before; null without reports. */
  lastHour: z.object({
    /** The 75th percentile of the time until the first mount of the active release, in milliseconds. */
    loadMs: z.nullable(z.number()),
    /** Visitors of the active release, of those of all releases, from 0 to 1. */
    share: z.nullable(z.number()),
  }),
});

/** `GET /api/overview` */
export const deskOverview = z.object({
  revision: z.number(),
  site: z.string(),
  microfrontends: z.array(deskMicrofrontend),
  retired: z.array(z.object({ name: z.string(), release: deskRelease, since: z.nullable(change) })),
  /** Why the registry is not trusted, and what a release manager should know. */
  problems: z.array(z.string()),
  notes: z.array(z.string()),
});

/** `GET /api/history`, the newest first */
export const deskHistory = z.array(
  z.object({
    revision: z.number(),
    ...change.shape,
    /** Null for work on the store itself. */
    name: z.nullable(z.string()),
    from: z.nullable(z.object({ id: z.string(), version: z.nullable(z.string()) })),
    to: z.nullable(z.object({ id: z.string(), version: z.nullable(z.string()) })),
    /** The release of a quarantine or a mark. */
    release: z.nullable(z.object({ id: z.string(), version: z.nullable(z.string()) })),
    details: z.array(z.string()),
  }),
);

/** `GET /api/releases/:name`, those that were never active first, then the newest */
export const deskReleases = z.array(deskRelease);

/** A page, slot or handler that comes, goes or changes, by the name that people read. */
export const contributionDifference = z.object({ kind: z.enum(['added', 'removed', 'changed']), what: z.string() });

/** `GET /api/plans/:verb/:name?to=` */
export const deskPlan = z.object({
  /** The registry that the plan was made for. */
  revision: z.number(),
  from: deskRelease,
  to: deskRelease,
  /** Why preflight rejects the change; empty when it does not. */
  problems: z.array(z.string()),
  differences: z.array(contributionDifference),
});

export type DeskRelease = z.output<typeof deskRelease>;
export type DeskMicrofrontend = z.output<typeof deskMicrofrontend>;
export type DeskOverview = z.output<typeof deskOverview>;
export type DeskHistory = z.output<typeof deskHistory>;
export type DeskPlan = z.output<typeof deskPlan>;

const member = z.object({
  kind: z.enum(['person', 'workflow']),
  subject: z.string(),
  name: z.string(),
  /** By microfrontend; `all` is every one, and the store. */
  roles: z.record(z.string(), z.array(z.string())),
});

/** `GET /api/me` */
export const deskMe = z.object({
  ...member.shape,
  /** Whether a role was granted; others see nothing. */
  isMember: z.boolean(),
});

/** `GET /api/access` */
export const deskAccess = z.object({
  /** The registry that this is the list of. */
  revision: z.number(),
  /** Every role that there is. */
  roles: z.array(z.string()),
  members: z.array(member),
  /** Microfrontends whose changes need two people. */
  twoPersons: z.array(z.string()),
  /** By microfrontend its team, and what no other one may contribute. */
  owners: z.record(
    z.string(),
    z.object({
      team: z.string(),
      pages: z.array(z.string()),
      slots: z.array(z.string()),
      handlers: z.array(z.string()),
    }),
  ),
  /** Changes that wait for the second one, oldest first. */
  proposals: z.array(
    z.object({
      id: z.string(),
      verb: z.string(),
      name: z.string(),
      /** As it would be typed after `release`. */
      command: z.string(),
      args: z.array(z.string()),
      options: z.record(z.string(), z.union([z.string(), z.boolean()])),
      reason: z.string(),
      subject: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});

/** `POST /api/trials/:name/:release`: a release is mounted on the page in a browser. */
export const deskTrial = z.object({
  name: z.string(),
  id: z.string(),
  actor: z.string(),
  at: z.string(),
  state: z.enum(['running', 'passed', 'failed']),
  /** What the trial found. */
  output: z.string(),
});

/** `GET /api/trials`, the newest first */
export const deskTrials = z.array(deskTrial);

/** `POST /api/releases/:name` with a build */
export const uploadedRelease = z.object({
  id: z.string(),
  version: z.string(),
  /** False for content that the store has already. */
  isNew: z.boolean(),
  /** Its record has a verified attestation. A stored release never changes: one without it gets none later. */
  isAttested: z.boolean(),
  /** Visitors got it at some time: a program does not make it active again. */
  wasActive: z.boolean(),
});

export type DeskTrial = z.output<typeof deskTrial>;
export type DeskMe = z.output<typeof deskMe>;
export type DeskAccess = z.output<typeof deskAccess>;

/** `POST /api/commands/:verb`: the same as the release command. */
export const commandBody = z.object({
  /** What follows the verb: usually the name of a microfrontend, and a release. */
  args: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(8))),
  options: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(2_000)), z.boolean()])),
  ),
});

export const commandOutcome = z.object({ data: z.unknown(), text: z.string(), isOk: z.optional(z.boolean()) });
