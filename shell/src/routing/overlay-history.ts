import type { OpenOverlay } from '@xana/ui-kit/overlay-stack';

/** A traversal that fires no `popstate` within this time does not happen. */
const TRAVERSAL_TIMEOUT_MS = 1_000;

export type OverlayHistory = ReturnType<typeof createOverlayHistory>;

interface OverlayStack {
  current(): readonly OpenOverlay[];
  subscribe(listener: () => void): () => void;
  closeDownTo(count: number): void;
}

/** `overlays` is the number of entries of overlays between the page's own entry and the current one. */
interface Page {
  history: History;
  /** Missing in older browsers. */
  navigation?: Pick<Navigation, 'currentEntry' | 'entries' | 'traverseTo'> | undefined;
}

/**
 * Gives each open overlay a history entry on top of the page's entry, so that Back closes the topmost overlay and stays on
 * the page. Closing an overlay in another way removes its entry; Forward does not open it again.
 */
export function createOverlayHistory({ history, navigation }: Page, overlays: OverlayStack) {
  let traversal: { readonly depth: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  const waiting: (() => void)[] = [];

  const state = () => (history.state ?? {}) as { idx?: number; overlays?: number };
  const depth = () => state().overlays ?? 0;
  const entryBelow = (steps: number) =>
    navigation?.currentEntry ? navigation.entries()[navigation.currentEntry.index - steps] : undefined;
  const goBack = (steps: number) => {
    const timer = setTimeout(() => {
      history.replaceState({ ...state(), overlays: 0 }, '');
      endTraversal();
    }, TRAVERSAL_TIMEOUT_MS);
    traversal = { depth: depth() - steps, timer };
    if (!navigation) {
      history.go(-steps);
      return;
    }
    const target = entryBelow(steps);
    if (!target) return;
    // By its key: when an overlay opens in the moment of a reload, Chromium forgets the entry of the overlay and the page does
    // not, so a number of steps back leads out of the site. A key that Chromium does not know ends in the timeout.
    const { committed, finished } = navigation.traverseTo(target.key);
    for (const result of [committed, finished]) result?.catch(() => undefined);
  };
  const endTraversal = () => {
    clearTimeout(traversal?.timer);
    traversal = undefined;
    const changes = waiting.splice(0);
    for (const change of changes) change();
    if (changes.length === 0) reconcile();
  };
  const reconcile = () => {
    if (traversal !== undefined) return;
    const wanted = overlays.current().length;
    if (depth() > wanted) goBack(depth() - wanted);
    while (depth() < wanted) {
      const { idx = 0, overlays: below = 0, ...rest } = state();
      history.pushState({ ...rest, idx: idx + 1, overlays: below + 1 }, '');
    }
  };
  /** Applies `change` once at most `kept` entries of overlays are left. */
  const leaveEntries = (kept: number, change: () => void): void => {
    if (traversal === undefined && depth() <= kept) {
      change();
      return;
    }
    waiting.push(() => leaveEntries(kept, change));
    if (traversal === undefined) goBack(depth() - kept);
  };
  /** An entry that is reloaded may have the state of an overlay without lying above the entry of the page. */
  const isPageBelow = () => navigation !== undefined && entryBelow(depth())?.url === navigation.currentEntry?.url;
  // In a later task, so that a dialog that replaces another one takes over its entry.
  const scheduleReconcile = () => setTimeout(reconcile);
  overlays.subscribe(scheduleReconcile);
  // A reload keeps the entries but closes the overlays.
  if (depth() > 0 && !isPageBelow()) history.replaceState({ ...state(), overlays: 0 }, '');
  scheduleReconcile();

  return {
    leaveEntries,
    depth,
    /** Called when Back, Forward or `goBack` has changed the current entry. */
    onPop(): void {
      if (traversal) {
        // Back was pressed during the traversal, which the browser then replaces by one to the entry below.
        if (depth() < traversal.depth) overlays.closeDownTo(depth());
        endTraversal();
        return;
      }
      overlays.closeDownTo(depth());
      scheduleReconcile();
    },
  };
}
