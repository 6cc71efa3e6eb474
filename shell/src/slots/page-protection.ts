import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { createMountMarks, type MountMark } from './mount-marks.ts';
import { guardPage } from './page-guard.ts';

export type PageProtection = ReturnType<typeof protectPage>;

/** Limits the damage that a remote does outside of its own elements: a page that hangs, is covered or emptied. */
export function protectPage(window: Window, root: HTMLElement, storage: Storage | undefined) {
  const marks = createMountMarks(storage, window);
  const guard = guardPage(window.document, root, {
    onEmptied: () => marks.blame(new Error('The tree of the shell was removed from the page; it was put back.')),
  });
  return {
    /** Whether this tab hung when it mounted the release. */
    isSkipped: (remote: string, id: string): boolean => marks.skipped.includes(`${remote}@${id}`),
    begin: (remote: string, id: string, onFault: (error: Error) => void): MountMark => marks.begin(remote, id, onFault),
    /** Called when the shell has rendered its tree. */
    onRendered: guard.onRendered,
    /** Removes what a remote left outside of its elements. */
    undo: (remote: string): void => guard.undo(remote, overlayStack.current().length > 0),
  };
}
