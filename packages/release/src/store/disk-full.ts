/** Runs `work`, which changes nothing when it fails, and explains the error of a full disk. */
export function explainFullDisk<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new Error('The disk of the release store is full; nothing was changed. Free some space and try again.', {
      cause: error,
    });
  }
}
