import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { guardListeners } from './listener-guard.ts';
import { createMountMarks, type MountMark } from './mount-marks.ts';
import { guardPage } from './page-guard.ts';

export type PageProtection = ReturnType<typeof protectPage>;

/** Limits the damage that a remote does outside of its own elements: a page that hangs, is covered or emptied. */
export function protectPage(window: Window, root: HTMLElement, storage: Storage | undefined) {
  const marks = createMountMarks(storage, window);
  const guard = guardPage(window.document, root, {
    onEmptied: () => marks.blame(new Error('The tree of the shell was removed from the page; it was put back.')),
  });
  const listeners = guardListeners([window, window.document]);
  /** Mounted modules of each release, and the releases that failed. */
  const mounted = new Map<string, number>();
  const failed = new Set<string>();
  const count = (release: string, change: number) => {
    const modules = (mounted.get(release) ?? 0) + change;
    mounted.set(release, modules);
    if (modules <= 0 && failed.has(release)) listeners.remove(release);
  };
  return {
    /** Whether this tab hung when it mounted the release. */
    isSkipped: (remote: string, id: string): boolean => marks.skipped.includes(`${remote}@${id}`),
    begin(remote: string, id: string, onFault: (error: Error) => void): MountMark {
      count(`${remote}@${id}`, 1);
      return marks.begin(remote, id, onFault);
    },
    /** Called when a module of the release failed. */
    markFailed: (remote: string, id: string): void => void failed.add(`${remote}@${id}`),
    /** Called when the shell has rendered its tree. */
    onRendered: guard.onRendered,
    /**
     * Removes what a remote left outside of its elements, and its listeners when this was the last module of a release that failed:
     * code that is shared by the modules of a release adds its listeners once.
     *
     * @param id the release, if the module was mounted
     */
    undo(remote: string, id: string | undefined): void {
      guard.undo(remote, overlayStack.current().length > 0);
      if (id) count(`${remote}@${id}`, -1);
    },
  };
}
