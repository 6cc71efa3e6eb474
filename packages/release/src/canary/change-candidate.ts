import { authorOf, type ChangeRequest } from '../commands/command.ts';
import { findRelease } from '../commands/find-release.ts';
import { PreflightError, switchRelease } from '../commands/switch-release.ts';
import { releaseReader } from '../health/last-known-good.ts';
import { splitByOrigin } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { checkSwitch } from '../preflight/check-switch.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type Change, isQuarantined, type RegistryState, stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Candidate, candidatesOf, MAX_CANDIDATES } from './candidate.ts';
import { withCandidates } from './candidate-pages.ts';
import { deleteVotes } from './votes.ts';

interface Site {
  store: ReleaseStore;
  settings: PageSettings;
}

interface StartRequest extends ChangeRequest {
  /** A version or the first characters of a release id. */
  to: string;
  percent: number;
  plan?: Candidate['plan'];
}

/**
 * Gives some visitors another release. It takes the place of the candidate before, if there is one.
 *
 * @throws PreflightError when the page with it would not work
 */
export function startCandidate(site: Site, { to, percent, plan, ...request }: StartRequest): Candidate {
  const { store } = site;
  const registry = readRegistry(store);
  const { name } = request;
  const { active } = stateOf(registry, name);
  const id = findRelease(store, registry, { name, wanted: to });
  if (id === active) throw new Error(`${name}@${id} is the active release already.`);
  if (isQuarantined(registry, name, id)) throw new Error(`${name}@${id} is quarantined: lift the quarantine first.`);
  const others = candidatesOf(registry).filter((each) => each.name !== name);
  if (others.length >= MAX_CANDIDATES)
    throw new Error(
      `${MAX_CANDIDATES} candidates run already: ${others.map((each) => each.name).join(', ')}. End one of them first.`,
    );
  assertWorks(site, registry, { name, id });
  store.verify(store.record(name, id));
  if (registry.microfrontends[name]?.candidate?.id !== id) deleteVotes(store, name, id);
  const candidate = { id, percent, isPaused: false, since: new Date().toISOString(), ...(plan ? { plan } : {}) };
  return change(site, { verb: 'canary-start', request, candidate });
}

function assertWorks(
  { store, settings }: Site,
  before: RegistryState,
  { name, id }: { name: string; id: string },
): void {
  const { shown } = splitByOrigin(withCandidates(before, [{ name, id }]).state, settings);
  const problems = checkSwitch({ name, before, after: shown }, releaseReader(store));
  if (problems.length > 0) throw new PreflightError(`${name} cannot be a candidate:\n- ${problems.join('\n- ')}`);
}

/** @throws Error when no candidate of the microfrontend runs */
export function runningCandidate(registry: RegistryState, name: string): Candidate {
  const { candidate } = stateOf(registry, name);
  if (!candidate)
    throw new Error(`${name} has no candidate. Start one: release canary ${name} --to <version> --percent 5`);
  return candidate;
}

/** Gives another share of the visitors the candidate. */
export function widenCandidate(site: Site, request: ChangeRequest, percent: number): Candidate {
  const before = runningCandidate(readRegistry(site.store), request.name);
  const candidate = { ...before, percent, since: new Date().toISOString() };
  return change(site, { verb: 'canary-widen', request, candidate });
}

/** Takes the candidate from all visitors, or gives it back. The share and the visits so far stay recorded. */
export function pauseCandidate(site: Site, request: ChangeRequest, isPaused: boolean): Candidate {
  const before = runningCandidate(readRegistry(site.store), request.name);
  if (before.isPaused === isPaused)
    throw new Error(`The candidate of ${request.name} is ${isPaused ? 'paused already' : 'not paused'}.`);
  const candidate = { ...before, isPaused, since: new Date().toISOString() };
  return change(site, { verb: isPaused ? 'canary-pause' : 'canary-resume', request, candidate });
}

/** Ends the candidate; its visitors get the active release. */
export function endCandidate(site: Site, request: ChangeRequest): Candidate {
  const candidate = runningCandidate(readRegistry(site.store), request.name);
  return change(site, { verb: 'canary-end', request, candidate });
}

interface CandidateChange {
  verb: Extract<Change['verb'], `canary-${string}`>;
  request: ChangeRequest;
  candidate: Candidate;
}

function change({ store, settings }: Site, { verb, request, candidate }: CandidateChange): Candidate {
  const registry = readRegistry(store);
  const { name, expectedRevision } = request;
  const { active } = stateOf(registry, name);
  const made = { verb, name, to: active, release: candidate.id, ...authorOf(request) };
  const basis = { decidedOn: registry, expectedRevision };
  switchRelease(store, settings, verb === 'canary-end' ? made : { ...made, candidate }, basis);
  return candidate;
}
