import * as z from 'zod/mini';

const microfrontendState = z.object({
  active: z.string(),
  /** Releases that were active before and were not rolled back, oldest first. */
  earlier: z.array(z.string()),
  /** Releases that cannot be active, a fallback or served until the quarantine is lifted. */
  quarantined: z._default(z.array(z.string()), []),
});

const microfrontends = z.record(z.string(), microfrontendState);

export const registryState = z.union([
  z.object({ revision: z.number(), microfrontends }),
  // Stores written before 2026-11-22 name the same record `parts`.
  z.pipe(
    z.object({ revision: z.number(), parts: microfrontends }),
    z.transform(({ revision, parts }) => ({ revision, microfrontends: parts })),
  ),
]);

export type RegistryState = { revision: number; microfrontends: z.output<typeof microfrontends> };
type MicrofrontendState = RegistryState['microfrontends'][string];

/** A change of the registry that a release manager asks for. */
export interface Change {
  verb: 'publish' | 'promote' | 'rollback' | 'quarantine' | 'lift';
  name: string;
  /** The active release after the change. */
  to: string;
  /** The release that was quarantined or whose quarantine was lifted. */
  release?: string;
  actor: string;
  reason: string;
}

/** @throws Error when nothing was published under this name */
export function stateOf({ microfrontends }: RegistryState, name: string): MicrofrontendState {
  const state = microfrontends[name];
  if (!state) throw new Error(`There is no microfrontend "${name}".`);
  return state;
}

/**
 * The state after a change. Writes nothing: preflight checks it first.
 *
 * @throws Error when the change would make a quarantined release active
 */
export function applyChange({ revision, microfrontends }: RegistryState, change: Change): RegistryState {
  const { name, to } = change;
  const before = microfrontends[name];
  const quarantined = quarantinedAfter(before, change);
  if (quarantined.includes(to)) {
    throw new Error(
      `${name}@${to} is quarantined and cannot become active. Lift the quarantine or choose another release.`,
    );
  }
  const earlier = earlierAfter(before, change).filter((id) => !quarantined.includes(id));
  return {
    revision: revision + 1,
    microfrontends: { ...microfrontends, [name]: { active: to, earlier, quarantined } },
  };
}

function quarantinedAfter(before: MicrofrontendState | undefined, { verb, release }: Change): string[] {
  const others = (before?.quarantined ?? []).filter((id) => id !== release);
  return verb === 'quarantine' && release ? [...others, release] : others;
}

/** A rollback drops its target and every later release from the fallbacks: a release that was rolled back is not "good" again. */
function earlierAfter(before: MicrofrontendState | undefined, { verb, to }: Change): string[] {
  if (!before || before.active === to) return before?.earlier ?? [];
  const { active, earlier } = before;
  if (verb === 'rollback' || verb === 'quarantine') {
    return earlier.includes(to) ? earlier.slice(0, earlier.indexOf(to)) : earlier;
  }
  return [...earlier.filter((id) => id !== to && id !== active), active];
}

/** The target of a rollback, and the fallback of a page that cannot load the active release. */
export function lastKnownGood({ microfrontends }: RegistryState, name: string): string | null {
  return microfrontends[name]?.earlier.at(-1) ?? null;
}

export function isQuarantined({ microfrontends }: RegistryState, name: string, id: string): boolean {
  return microfrontends[name]?.quarantined.includes(id) ?? false;
}
