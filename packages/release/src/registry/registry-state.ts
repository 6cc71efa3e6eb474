import * as z from 'zod/mini';
import { type AccessList, accessList, EMPTY_ACCESS } from '../access/access-list.ts';
import { type Proposal, proposal } from '../access/proposal.ts';
import { type Candidate, candidate } from '../canary/candidate.ts';

const microfrontendState = z.object({
  active: z.string(),
  /** Releases that were active before and were not left for an earlier one, oldest first. */
  earlier: z.array(z.string()),
  /** Releases that cannot be active, a fallback or served until the quarantine is lifted. */
  quarantined: z._default(z.array(z.string()), []),
  /** Releases that a release manager marked as good. */
  marked: z._default(z.array(z.string()), []),
  /** Some visitors get it in the position of the active release. */
  candidate: z.optional(candidate),
  /** Until then no other release becomes active, except by a rollback or a quarantine. */
  frozen: z.optional(z.object({ until: z.string(), actor: z.string(), reason: z.string() })),
});

const microfrontends = z.record(z.string(), microfrontendState);

export const registryState = z.object({
  revision: z.number(),
  microfrontends,
  /** Taken out of the page, with the state to return to. */
  retired: microfrontends,
  /** Who may do what. */
  access: accessList,
  /** Changes that wait for a second person. */
  proposals: z.array(proposal),
});

type Microfrontends = z.output<typeof microfrontends>;
type MicrofrontendState = Microfrontends[string];

export interface RegistryState {
  revision: number;
  microfrontends: Microfrontends;
  retired: Microfrontends;
  access: AccessList;
  proposals: readonly Proposal[];
}

export const EMPTY_REGISTRY: RegistryState = {
  revision: 0,
  microfrontends: {},
  retired: {},
  access: EMPTY_ACCESS,
  proposals: [],
};

/** Who makes a change, and why. */
export interface Author {
  actor: string;
  reason: string;
  /** The second person, and the proposal that this person approved. */
  approval?: { by: string; proposal: string };
}

/** A change of the registry that a release manager asks for. */
export interface Change extends Author {
  verb:
    | 'publish'
    | 'promote'
    | 'rollback'
    | 'quarantine'
    | 'lift'
    | 'retire'
    | 'mark-good'
    | 'unmark-good'
    | 'canary-start'
    | 'canary-widen'
    | 'canary-pause'
    | 'canary-resume'
    | 'canary-end'
    | 'freeze'
    | 'unfreeze'
    | 'gc';
  name: string;
  /** The active release after the change; for `retire` the one that was active. */
  to: string;
  /** The release whose quarantine or mark began or ended. */
  release?: string;
  /** For `gc`: ids of the deleted releases of all microfrontends. */
  removed?: readonly string[];
  /** For `freeze`: ISO 8601 in UTC. */
  until?: string;
  /** The candidate after a canary verb; absent after `canary-end`. */
  candidate?: Candidate;
}

/** @throws Error when the microfrontend has no active release */
export function stateOf(state: RegistryState, name: string): MicrofrontendState {
  const found = state.microfrontends[name];
  if (found) return found;
  if (state.retired[name])
    throw new Error(`${name} is retired. Promote or publish a release to bring it back to the page.`);
  throw new Error(`There is no microfrontend "${name}".`);
}

/**
 * The state after a change. Writes nothing: preflight checks it first. Each change except `retire` makes a release active, also
 * one of a retired remote.
 *
 * @throws Error when the change would make a quarantined release active
 */
export function applyChange(state: RegistryState, change: Change): RegistryState {
  const { name, verb, removed = [] } = change;
  const others = { ...state, revision: state.revision + 1, proposals: withoutProposal(state.proposals, change) };
  const microfrontends = withoutReleases(state.microfrontends, removed);
  const retired = withoutReleases(state.retired, removed);
  const next = microfrontendAfter(microfrontends[name] ?? retired[name], change);
  if (verb === 'retire')
    return { ...others, microfrontends: without(microfrontends, name), retired: { ...retired, [name]: next } };
  return { ...others, microfrontends: { ...microfrontends, [name]: next }, retired: without(retired, name) };
}

/** The proposal whose change is made is done. */
export const withoutProposal = (proposals: readonly Proposal[], { approval }: Pick<Author, 'approval'>): Proposal[] =>
  proposals.filter(({ id }) => id !== approval?.proposal);

function withoutReleases(all: Microfrontends, removed: readonly string[]): Microfrontends {
  if (removed.length === 0) return all;
  const keep = (id: string) => !removed.includes(id);
  const entries = Object.entries(all).map(([name, state]) => [
    name,
    { ...state, earlier: state.earlier.filter(keep), marked: state.marked.filter(keep) },
  ]);
  return Object.fromEntries(entries);
}

const without = (all: Microfrontends, name: string): Microfrontends =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));

function microfrontendAfter(before: MicrofrontendState | undefined, change: Change): MicrofrontendState {
  const { name, to } = change;
  const quarantined = quarantinedAfter(before, change);
  if (quarantined.includes(to)) {
    throw new Error(
      `${name}@${to} is quarantined and cannot become active. Lift the quarantine or choose another release.`,
    );
  }
  const earlier = earlierAfter(before, change).filter((id) => !quarantined.includes(id));
  const marked = markedAfter(before, change).filter((id) => !quarantined.includes(id));
  const frozen = frozenAfter(before, change);
  const kept = candidateAfter(before, change);
  return {
    active: to,
    earlier,
    quarantined,
    marked,
    ...(kept ? { candidate: kept } : {}),
    ...(frozen ? { frozen } : {}),
  };
}

/** A candidate is compared with the active release, so it ends when another one becomes active. */
function candidateAfter(before: MicrofrontendState | undefined, change: Change): Candidate | undefined {
  const { verb, to, release } = change;
  if (verb.startsWith('canary-')) return change.candidate;
  const isOver =
    before?.active !== to || verb === 'retire' || (verb === 'quarantine' && before.candidate?.id === release);
  return isOver ? undefined : before?.candidate;
}

function frozenAfter(before: MicrofrontendState | undefined, { verb, until, actor, reason }: Change) {
  if (verb === 'freeze' && until) return { until, actor, reason };
  return verb === 'unfreeze' ? undefined : before?.frozen;
}

function quarantinedAfter(before: MicrofrontendState | undefined, { verb, release }: Change): string[] {
  const others = (before?.quarantined ?? []).filter((id) => id !== release);
  return verb === 'quarantine' && release ? [...others, release] : others;
}

function markedAfter(before: MicrofrontendState | undefined, { verb, release }: Change): string[] {
  const marked = before?.marked ?? [];
  if (!release || (verb !== 'mark-good' && verb !== 'unmark-good')) return marked;
  const others = marked.filter((id) => id !== release);
  return verb === 'mark-good' ? [...others, release] : others;
}

/**
 * Going back to an earlier release, by whatever verb, drops it and every later one from the fallbacks: a release that was left is not
 * "good" again. A rollback or quarantine leaves the active release also when its target was not active before.
 */
function earlierAfter(before: MicrofrontendState | undefined, { verb, to }: Change): string[] {
  if (!before || before.active === to) return before?.earlier ?? [];
  const { active, earlier } = before;
  if (earlier.includes(to)) return earlier.slice(0, earlier.indexOf(to));
  if (verb === 'rollback' || verb === 'quarantine') return earlier;
  return [...earlier.filter((id) => id !== active), active];
}

/** Releases that were active before and were not left for an earlier one, newest first. `lastKnownGood` chooses one of them. */
export function fallbackCandidates({ microfrontends }: RegistryState, name: string): string[] {
  return (microfrontends[name]?.earlier ?? []).toReversed();
}

export function isMarkedGood({ microfrontends }: RegistryState, name: string, id: string): boolean {
  return microfrontends[name]?.marked.includes(id) ?? false;
}

/** The freeze of a microfrontend that has not ended. */
export function frozenOf({ microfrontends, retired }: RegistryState, name: string, now = Date.now()) {
  const frozen = (microfrontends[name] ?? retired[name])?.frozen;
  return frozen && Date.parse(frozen.until) > now ? frozen : undefined;
}

export function isQuarantined(state: RegistryState, name: string, id: string): boolean {
  return quarantinedOf(state, name).includes(id);
}

export function quarantinedOf({ microfrontends, retired }: RegistryState, name: string): readonly string[] {
  return (microfrontends[name] ?? retired[name])?.quarantined ?? [];
}
