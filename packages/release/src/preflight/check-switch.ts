import type { RegistryState } from '../registry/registry-state.ts';
import { checkCompositions } from './check-composition.ts';
import { checkDroppedEvents } from './check-events.ts';
import { type Composition, compositionOf, type ReleaseReader } from './composition.ts';

interface Switch {
  /** The microfrontend whose active release changes. */
  name: string;
  before: RegistryState;
  after: RegistryState;
}

/**
 * Whether the page after a change works: a publication, a promotion, a rollback or a quarantine, of the shell or of a remote.
 * Problems between other microfrontends, which the page has already, do not prevent the change.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkSwitch({ name, before, after }: Switch, reader: ReleaseReader): string[] {
  const composition = compositionOf(after, reader);
  const existing = checkCompositions([without(composition, name)]);
  return [
    ...checkCompositions([composition]).filter((problem) => !existing.includes(problem)),
    ...droppedEvents(name, before, activeOf(composition), reader),
  ];
}

/** Whether the active releases work together after a change of several microfrontends, whatever their fallbacks. */
export function checkActive({ before, after }: Omit<Switch, 'name'>, reader: ReleaseReader): string[] {
  const active = activeOf(compositionOf(after, reader));
  return [
    ...checkCompositions([active]),
    ...Object.keys(after.microfrontends).flatMap((name) => droppedEvents(name, before, active, reader)),
  ];
}

function droppedEvents(name: string, before: RegistryState, { remotes }: Composition, reader: ReleaseReader): string[] {
  const active = remotes.map(({ record }) => record);
  const next = active.find((record) => record.name === name);
  const previous = before.microfrontends[name]?.active;
  return next && previous ? checkDroppedEvents(reader.record(name, previous), next, active) : [];
}

const activeOf = ({ shell, remotes }: Composition): Composition => ({
  shell,
  remotes: remotes.filter(({ isFallback }) => !isFallback),
});

function without({ shell, remotes }: Composition, name: string): Composition {
  return {
    shell: shell?.name === name ? null : shell,
    remotes: remotes.filter(({ record }) => record.name !== name),
  };
}
