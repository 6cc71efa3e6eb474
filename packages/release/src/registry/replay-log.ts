import { EMPTY_REGISTRY, type RegistryState, withoutProposal } from './registry-state.ts';
import { isMaintenance, type LogEntry } from './release-log.ts';

/** Rebuilds the registry from the log. */
export function replayLog(entries: readonly LogEntry[]): RegistryState {
  return entries.reduce((state, entry) => ({ ...stateAfter(state, entry), revision: entry.revision }), EMPTY_REGISTRY);
}

function stateAfter(state: RegistryState, entry: LogEntry): RegistryState {
  if (isMaintenance(entry) || !entry.after) return { ...state, ...entry.state };
  return {
    ...state,
    microfrontends: replaceIn(state.microfrontends, entry.name, entry.after.microfrontends),
    retired: replaceIn(state.retired, entry.name, entry.after.retired),
    proposals: withoutProposal(state.proposals, entry),
  };
}

function replaceIn<T>(all: Record<string, T>, name: string, value: T | null): Record<string, T> {
  const others = Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
  // An existing name keeps its position, as in `applyChange` of `registry-state.ts`.
  return value === null ? others : { ...(name in all ? all : others), [name]: value };
}
