import type { PageRouter } from '@xana/remote-kit';
import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { NavigationType, UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { OverlayHistory } from './overlay-history.ts';

type Snapshot = ReturnType<PageRouter['current']>;

/**
 * The only history of the page, for the shell and for every React root of the remotes.
 *
 * @param isReloading whether the document of the next page is loaded from the server, because this one is outdated
 */
export function createPageRouter(window: Window, isReloading = () => false): PageRouter {
  const { state } = window.history;
  // The router gives the first page of every load the same key.
  if (!state?.key) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
  const history = UNSAFE_createBrowserHistory({ window, v5Compat: true });
  const overlayHistory = loadOverlayHistory(window);
  let snapshot: Snapshot = { location: history.location, navigationType: NavigationType.Pop };
  const listeners = new Set<() => void>();
  let isPush = false;
  history.listen(({ location, action }) => {
    const isPop = action === 'POP';
    // The entry of an overlay has the key of its page: only the open overlays have changed.
    const isSamePage = isPop && location.key === snapshot.location.key;
    if (!isSamePage) {
      snapshot = { location, navigationType: isPush ? NavigationType.Push : (action as unknown as NavigationType) };
      for (const listener of [...listeners]) listener();
    }
    if (isPop) overlayHistory.current?.onPop();
  });
  /** Applies a change as soon as at most `kept` entries of overlays are left. */
  const change = (kept: number, apply: () => void) => {
    if (overlayHistory.current) overlayHistory.current.leaveEntries(kept, apply);
    else apply();
  };
  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) =>
        change(1, () => {
          // A page that opens from an overlay replaces the entry of that overlay.
          const isReplacing = Boolean(overlayHistory.current?.depth());
          const target = new URL(history.createHref(to), window.location.href);
          if (target.pathname !== window.location.pathname && isReloading()) {
            if (isReplacing) window.location.replace(target);
            else window.location.assign(target);
            return;
          }
          isPush = true;
          if (isReplacing) history.replace(to, state);
          else history.push(to, state);
          isPush = false;
        }),
      replace: (to, state) => change(0, () => history.replace(to, state)),
    },
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Loaded when the first overlay opens, or after a reload that left the entry of an overlay. */
function loadOverlayHistory(window: Window): { current?: OverlayHistory } {
  const loaded: { current?: OverlayHistory } = {};
  const load = async () => {
    stop();
    const { createOverlayHistory, returnFocus } = await import('./lazy-overlays.ts');
    loaded.current = createOverlayHistory(window, overlayStack);
    returnFocus(overlayStack, window.document);
  };
  const stop = overlayStack.subscribe(() => void load());
  if (window.history.state?.overlays) void load();
  return loaded;
}
