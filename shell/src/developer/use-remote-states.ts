import { useEffect, useState } from 'react';

export type RemoteState = 'shown' | 'loading' | 'failed' | 'absent';

/** The states of a remote's modules on the page, most urgent first. */
const STATES = ['failed', 'loading', 'shown'] as const;

/** The state of each remote by name, as its modules are mounted in the page. */
export function useRemoteStates(): (name: string) => RemoteState {
  const [, setChanges] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setChanges((count) => count + 1));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    return () => observer.disconnect();
  }, []);
  return stateOf;
}

function stateOf(name: string): RemoteState {
  const modules = [...document.querySelectorAll<HTMLElement>(`[data-remote-module^="${CSS.escape(name)}/"]`)];
  return STATES.find((state) => modules.some(({ dataset }) => dataset.state === state)) ?? 'absent';
}
