import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';

/** A mount that is younger when the page ends did not hang: the visitor left. */
const MIN_HANG_MS = 3_000;
/** Marks are written before code runs, which costs time at each render: the time of one that is still the newest may be this much too old. */
const MAX_WRITTEN_AGE_MS = 500;
/** Releases that this tab skips, newest last. */
const MAX_SKIPPED = 8;

interface Mark {
  /** `mfe-store@0123456789abcdef` */
  release: string;
  /** When code of the release last began to run. */
  at: number;
}

interface StoredMarks {
  mounting: Mark[];
  skipped: string[];
}

/** A module that is being mounted. */
export interface MountMark {
  /** Called before code of the release runs: its lifecycles, its first render and its effects. */
  touch(): void;
  end(): void;
}

/**
 * Marks in session storage, which each tab has for itself, the releases that are being mounted. A page that hangs cannot
 * remove its marks, so the next load of the tab finds them, and skips the release whose code ran last.
 *
 * Any page that can still run code removes its marks when it is left.
 */
export function createMountMarks(storage: Storage | undefined, page: Pick<Window, 'addEventListener'>) {
  const stored = read(storage);
  const last = [...stored.mounting].sort((one, other) => one.at - other.at).at(-1);
  const hung = last && Date.now() - last.at >= MIN_HANG_MS ? last.release : undefined;
  const skipped = [...new Set([...stored.skipped, ...(hung ? [hung] : [])])].slice(-MAX_SKIPPED);
  const mounting = new Set<Mark>();
  let newest: Mark | undefined;
  const onFaults = new Map<Mark, (error: Error) => void>();
  let isLeft = false;
  const write = () => {
    if (isLeft) return;
    try {
      if (mounting.size === 0 && skipped.length === 0) storage?.removeItem(TAB_STORAGE_KEYS.mountMarks);
      else storage?.setItem(TAB_STORAGE_KEYS.mountMarks, JSON.stringify({ mounting: [...mounting], skipped }));
    } catch {
      // The storage is full: a mount must not fail because of its mark.
    }
  };
  write();
  // A mount goes on for a moment after `pagehide`, and the page may be frozen before it ends: its mark would stay.
  page.addEventListener('pagehide', () => {
    mounting.clear();
    newest = undefined;
    write();
    isLeft = true;
  });
  page.addEventListener('pageshow', () => {
    isLeft = false;
    write();
  });
  return {
    /** Attributes a fault of the page to the module whose code ran last. */
    blame(error: Error): void {
      const culprit = [...mounting].at(-1);
      if (culprit) onFaults.get(culprit)?.(error);
    },
    /** The releases during whose mount this tab hung. */
    skipped: skipped as readonly string[],
    /** @param onFault called when the module damages the page during its mount */
    begin(remote: string, id: string, onFault: (error: Error) => void): MountMark {
      const mark: Mark = { release: `${remote}@${id}`, at: 0 };
      let hasEnded = false;
      onFaults.set(mark, onFault);
      return {
        touch() {
          const now = Date.now();
          if (hasEnded || (newest === mark && now - mark.at < MAX_WRITTEN_AGE_MS)) return;
          mark.at = now;
          newest = mark;
          // The newest last, also within one millisecond.
          mounting.delete(mark);
          mounting.add(mark);
          write();
        },
        end() {
          hasEnded = true;
          onFaults.delete(mark);
          if (mounting.delete(mark)) write();
        },
      };
    },
  };
}

function read(storage: Storage | undefined): StoredMarks {
  try {
    const { mounting, skipped } = JSON.parse(storage?.getItem(TAB_STORAGE_KEYS.mountMarks) ?? '{}') as StoredMarks;
    return { mounting: [...(mounting ?? [])], skipped: [...(skipped ?? [])] };
  } catch {
    return { mounting: [], skipped: [] };
  }
}
