import { applyChange, EMPTY_REGISTRY, type RegistryState, withoutProposal } from './registry-state.ts';
import { type ChangeEntry, isMaintenance, type LogEntry } from './release-log.ts';

/** Rebuilds the registry from the log. */
export function replayLog(entries: readonly LogEntry[]): RegistryState {
  return entries.reduce((state, entry) => ({ ...stateAfter(state, entry), revision: entry.revision }), EMPTY_REGISTRY);
}

function stateAfter(state: RegistryState, entry: LogEntry): RegistryState {
  if (entry.state || isMaintenance(entry)) return { ...state, ...entry.state };
  // Entries written before 2026-11-22 contain only the change.
  return entry.after ? withEntry(state, entry, entry.after) : applyChange(state, entry);
}

function withEntry(state: RegistryState, entry: ChangeEntry, after: NonNullable<ChangeEntry['after']>): RegistryState {
  return {
    ...state,
    microfrontends: replaceIn(state.microfrontends, entry.name, after.microfrontends),
    retired: replaceIn(state.retired, entry.name, after.retired),
    proposals: withoutProposal(state.proposals, entry),
  };
}

function replaceIn<T>(all: Record<string, T>, name: string, value: T | null): Record<string, T> {
  const others = Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
  // An existing name keeps its position, as in `applyChange`.
  return value === null ? others : { ...(name in all ? all : others), [name]: value };
}
