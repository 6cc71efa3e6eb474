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
  const next = composition.remotes.find(({ record, isFallback }) => record.name === name && !isFallback)?.record;
  const previous = before.microfrontends[name]?.active;
  const others = composition.remotes.filter(({ isFallback }) => !isFallback).map(({ record }) => record);
  const existing = checkCompositions([without(composition, name)]);
  return [
    ...checkCompositions([composition]).filter((problem) => !existing.includes(problem)),
    ...(next && previous ? checkDroppedEvents(reader.record(name, previous), next, others) : []),
  ];
}

/** Whether the active releases work together, whatever their fallbacks. */
export function checkActive(state: RegistryState, reader: ReleaseReader): string[] {
  const { shell, remotes } = compositionOf(state, reader);
  return checkCompositions([{ shell, remotes: remotes.filter(({ isFallback }) => !isFallback) }]);
}

function without({ shell, remotes }: Composition, name: string): Composition {
  return {
    shell: shell?.name === name ? null : shell,
    remotes: remotes.filter(({ record }) => record.name !== name),
  };
}
